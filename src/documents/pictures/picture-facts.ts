import { capitalised } from '#shared/words.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import { alloys } from '#spec/tables/alloys.ts';

/** What a picture of a piece says of it to whoever reads its file. */
export interface PictureFacts {
  readonly title: string;
  /** The shop's own number of it; empty without one. */
  readonly sku: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly designId: string;
  readonly spec: DesignSpec;
  /** Empty where it is not known. */
  readonly shopName: string;
  /** On which it is made, ISO. */
  readonly day: string;
}

/** What a piece is made of: "18k rose gold. Ruby, diamond", the heaviest stone first. */
export function madeOf({ metal, stones }: DesignSpec): string {
  const heaviestFirst = Object.values(stones).toSorted((left, right) => estimateCarats(right) - estimateCarats(left));
  const gems = [...new Set(heaviestFirst.map(({ gem }) => sayGem(gem)))];
  return [alloys[metal.alloy].name, ...(gems.length === 0 ? [] : [capitalised(gems.join(', '))])].join('. ');
}
