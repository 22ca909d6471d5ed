import { stoneSchema, type Stone } from '#spec/stone.ts';
import type { FacetedCutId } from '#spec/tables/cuts.ts';

/** A stone of each cut in a size that every dealer has, as a diamond. */
export const usualStones: Readonly<Record<FacetedCutId, Stone>> = {
  round: stone('round', 6.5, 6.5),
  oval: stone('oval', 8, 6),
  cushion: stone('cushion', 6.5, 6.5),
  pear: stone('pear', 9, 6),
  marquise: stone('marquise', 10, 5),
  emerald: stone('emerald', 8, 6),
  princess: stone('princess', 5.5, 5.5),
  heart: stone('heart', 6.5, 6.5),
};

export function stone(shape: FacetedCutId, lengthMm: number, widthMm: number, depthMm?: number): Stone {
  return stoneSchema.parse({ gem: 'diamond', shape, lengthMm, widthMm, depthMm });
}
