import type { DesignSpec } from '#spec/design-spec.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { DesignRow } from '../db/design-tables.ts';

/** What of a spec a catalogue shows, and is filtered by. */
export type DesignFacets = Pick<DesignRow, 'title' | 'kind' | 'alloy' | 'gem'>;

/** Reads the facets of a spec. Its main stone is the heaviest. */
export function facetsOfSpec({ title, kind, metal, stones }: DesignSpec): DesignFacets {
  const [main] = Object.values(stones).toSorted((left, right) => estimateCarats(right) - estimateCarats(left));
  return { title, kind, alloy: metal.alloy, gem: main?.gem ?? '' };
}
