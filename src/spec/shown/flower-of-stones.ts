import type { DesignSpec } from '../design-spec.ts';
import type { PartOf } from '../part-registry.ts';
import { type Stone, stoneWidthMm } from '../stone.ts';

/** A flower has five to eight petals. */
const PETALS = { least: 5, most: 8 };

/** A petal is nearly as wide as the middle; smaller stones are a halo. Trade judgement. */
const NEARLY = 0.7;

/** Longer than so many times its width a middle stone makes no flower. */
const ROUND = 1.15;

/** Whether a ring of stones stands around one of nearly their size, as the petals of a flower do. */
export function isFlowerOfStones(
  { around, holds, count }: PartOf<'halo'>,
  { parts, stones }: Pick<DesignSpec, 'parts' | 'stones'>,
): boolean {
  const host = parts[around];
  // Around another ring there is no one stone in the middle.
  const middle: Stone | undefined = host && 'holds' in host && !('around' in host) ? stones[host.holds] : undefined;
  const petal = stones[holds];
  if (!middle || !petal || count < PETALS.least || count > PETALS.most) return false;
  const middleMm = stoneWidthMm(middle);
  return middle.lengthMm <= ROUND * middleMm && stoneWidthMm(petal) >= NEARLY * middleMm;
}
