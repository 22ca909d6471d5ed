import { type BuiltCutId, builtCuts, type StoneSize } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';
import { qualities } from '../contract/quality.ts';
import { buildGem } from './build-gem.ts';
import { gemCarats } from './carats.ts';

/** Width of the stone that sizes are scaled from: no melee, so that its girdle is as fine as that of a centre stone. */
const PATTERN_WIDTH_MM = 10;

/**
 * Girdle size of a stone of a given weight, rounded to 0.01 mm as a gauge reads it.
 * @param lengthToWidth the usual one of the cut when left out.
 */
export function sizeForCarats(
  shape: BuiltCutId,
  gemId: GemId,
  carats: number,
  lengthToWidth: number = builtCuts[shape].lengthToWidth,
): StoneSize {
  const pattern = buildGem(
    { shape, lengthMm: PATTERN_WIDTH_MM * lengthToWidth, widthMm: PATTERN_WIDTH_MM },
    qualities.export,
  );
  const widthMm = PATTERN_WIDTH_MM * Math.cbrt(carats / gemCarats(pattern, gemId));
  return { lengthMm: Math.round(100 * widthMm * lengthToWidth) / 100, widthMm: Math.round(100 * widthMm) / 100 };
}
