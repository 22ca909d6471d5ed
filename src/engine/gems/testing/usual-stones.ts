import { stoneSchema, type Stone } from '#spec/stone.ts';
import { type BuiltCutId, builtCutIds, builtCuts } from '#spec/tables/cuts.ts';

/** A stone in a size that every dealer has, and how many facets the trade counts on it, the culet apart. */
interface UsualStone {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly facets: number;
  /** Whether the facets of the girdle are among them, as on step cuts. */
  readonly countsGirdle?: true;
}

export const usual: Readonly<Record<BuiltCutId, UsualStone>> = {
  round: { lengthMm: 6.5, widthMm: 6.5, facets: 57 },
  oval: { lengthMm: 8, widthMm: 6, facets: 57 },
  cushion: { lengthMm: 6.5, widthMm: 6.5, facets: 57 },
  pear: { lengthMm: 9, widthMm: 6, facets: 57 },
  marquise: { lengthMm: 10, widthMm: 5, facets: 57 },
  emerald: { lengthMm: 8, widthMm: 6, facets: 57, countsGirdle: true },
  princess: { lengthMm: 5.5, widthMm: 5.5, facets: 57, countsGirdle: true },
  heart: { lengthMm: 6.5, widthMm: 6.5, facets: 59 },
  baguette: { lengthMm: 4, widthMm: 2, facets: 13, countsGirdle: true },
  tapered_baguette: { lengthMm: 4, widthMm: 2, facets: 13, countsGirdle: true },
  trapezoid: { lengthMm: 4, widthMm: 5, facets: 25, countsGirdle: true },
  half_moon: { lengthMm: 2.75, widthMm: 5, facets: 31 },
  kite: { lengthMm: 8, widthMm: 5, facets: 25, countsGirdle: true },
  old_european: { lengthMm: 6.5, widthMm: 6.5, facets: 58 },
  old_mine: { lengthMm: 6.8, widthMm: 6.5, facets: 58 },
  cabochon: { lengthMm: 8, widthMm: 6, facets: 0 },
  round_cabochon: { lengthMm: 6, widthMm: 6, facets: 0 },
  bead: { lengthMm: 7, widthMm: 7, facets: 0 },
};

/** The cuts that are made of facets. */
export const cutsWithFacets = builtCutIds.filter((shape) => usual[shape].facets > 0);

/** The domes and the sphere. */
export const domes = builtCutIds.filter((shape) => usual[shape].facets === 0);

/** The cuts that lie in a seat; a pearl sits on a peg. */
export const cutsInSeats = builtCutIds.filter((shape) => builtCuts[shape].claws !== undefined);

/** The usual stone of each cut as a diamond. */
export const usualStones = Object.fromEntries(
  builtCutIds.map((shape) => [shape, stone(shape, usual[shape].lengthMm, usual[shape].widthMm)]),
) as Readonly<Record<BuiltCutId, Stone>>;

export function stone(shape: BuiltCutId, lengthMm: number, widthMm: number, depthMm?: number): Stone {
  return stoneSchema.parse({ gem: 'diamond', shape, lengthMm, widthMm, depthMm });
}
