import { GRAMS_PER_CARAT } from '#shared/units.ts';
import { girdleSize, type Stone } from './stone.ts';
import { type BuiltCutId, builtCuts, type StoneSize } from './tables/cuts.ts';
import { type GemId, gems } from './tables/gems.ts';

/** Estimates the weight of a stone within 2 % of the built one, for proposals, where nothing is built yet. */
export function estimateCarats(stone: Pick<Stone, 'gem' | 'shape' | 'lengthMm' | 'widthMm' | 'depthMm'>): number {
  const { lengthMm, widthMm } = girdleSize(stone);
  const depthMm = stone.depthMm ?? (widthMm * builtCuts[stone.shape].depthPct) / 100;
  const volumeMm3 = fillShare(stone.shape, lengthMm / widthMm) * lengthMm * widthMm * depthMm;
  return caratsOfVolume(volumeMm3, stone.gem);
}

/**
 * Girdle size of a stone of a given weight, to 0.01 mm.
 * @param lengthToWidth the usual one of the cut when left out.
 */
export function estimateSize(
  gem: GemId,
  shape: BuiltCutId,
  carats: number,
  lengthToWidth: number = builtCuts[shape].lengthToWidth,
): StoneSize {
  const unitVolume = fillShare(shape, lengthToWidth) * lengthToWidth * (builtCuts[shape].depthPct / 100);
  const widthMm = Math.cbrt(carats / caratsOfVolume(unitVolume, gem));
  return { lengthMm: Math.round(100 * widthMm * lengthToWidth) / 100, widthMm: Math.round(100 * widthMm) / 100 };
}

function fillShare(shape: BuiltCutId, lengthToWidth: number): number {
  const { square, long } = builtCuts[shape].fullness;
  return square + long * (1 - 1 / lengthToWidth);
}

const MM3_PER_CM3 = 1000;

/** Weight of a stone in carats: its volume times the specific gravity of the gem, in grams per cm³. */
export function caratsOfVolume(volumeMm3: number, gem: GemId): number {
  return ((volumeMm3 / MM3_PER_CM3) * gems[gem].specificGravity) / GRAMS_PER_CARAT;
}
