import { GRAMS_PER_CARAT } from '#shared/units.ts';
import { type Stone, stoneWidthMm } from './stone.ts';
import { type FacetedCutId, facetedCuts, type StoneSize } from './tables/cuts.ts';
import { type GemId, gems } from './tables/gems.ts';

/** How much of its box, length × width × depth, a stone fills. */
interface Fullness {
  /** At equal length and width. */
  readonly square: number;
  /** Added as the stone grows long: times 1 − width / length, because keels grow with that. */
  readonly long: number;
}

/** Fitted to the faceted stones that the engine builds, as a test there checks; trade factors × 200. */
const fullness: Readonly<Record<FacetedCutId, Fullness>> = {
  round: { square: 0.3443, long: 0 },
  oval: { square: 0.3472, long: 0.1002 },
  cushion: { square: 0.4061, long: 0.1608 },
  pear: { square: 0.3426, long: -0.0096 },
  marquise: { square: 0.3438, long: -0.0094 },
  emerald: { square: 0.4743, long: 0.1505 },
  princess: { square: 0.4713, long: 0 },
  heart: { square: 0.3347, long: -0.0555 },
};

/** Estimates the weight of a stone within 2 % of the built one, for proposals, where nothing is built yet. */
export function estimateCarats(stone: Pick<Stone, 'gem' | 'shape' | 'lengthMm' | 'widthMm' | 'depthMm'>): number {
  const sides = [stone.lengthMm, stoneWidthMm(stone)] as const;
  const [lengthMm, widthMm] = stone.shape === 'heart' ? sides : [Math.max(...sides), Math.min(...sides)];
  const depthMm = stone.depthMm ?? (widthMm * facetedCuts[stone.shape].depthPct) / 100;
  const volumeMm3 = fillShare(stone.shape, lengthMm / widthMm) * lengthMm * widthMm * depthMm;
  return caratsOfVolume(volumeMm3, stone.gem);
}

/**
 * Girdle size of a stone of a given weight, to 0.01 mm.
 * @param lengthToWidth the usual one of the cut when left out.
 */
export function estimateSize(
  gem: GemId,
  shape: FacetedCutId,
  carats: number,
  lengthToWidth: number = facetedCuts[shape].lengthToWidth,
): StoneSize {
  const unitVolume = fillShare(shape, lengthToWidth) * lengthToWidth * (facetedCuts[shape].depthPct / 100);
  const widthMm = Math.cbrt(carats / caratsOfVolume(unitVolume, gem));
  return { lengthMm: Math.round(100 * widthMm * lengthToWidth) / 100, widthMm: Math.round(100 * widthMm) / 100 };
}

function fillShare(shape: FacetedCutId, lengthToWidth: number): number {
  return fullness[shape].square + fullness[shape].long * (1 - 1 / lengthToWidth);
}

function caratsOfVolume(volumeMm3: number, gem: GemId): number {
  return ((volumeMm3 / 1000) * gems[gem].specificGravity) / GRAMS_PER_CARAT;
}
