import { GRAMS_PER_CARAT } from '#shared/units.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { appraisedStones } from '../estimated-appraisal.ts';

/** A limit is kept with this much to spare, for what an estimate misses and castings vary. */
const UNDER_LIMIT = 0.96;

/**
 * The weight that a design is drawn and scaled to; undefined where it may weigh what it weighs.
 * @param grams of its finished metal, as it is
 */
export function aimedGrams(design: ComposedDesign, { weight }: PieceWish, grams: number): number | undefined {
  const { aboutGrams, maximumGrams, minimumGrams, maximumGrossGrams } = weight;
  const limit = Math.min(
    maximumGrams ?? Infinity,
    (maximumGrossGrams ?? Infinity) - stoneGrams(design, maximumGrossGrams),
  );
  if (aboutGrams !== undefined) return Math.min(aboutGrams, limit);
  if (grams > UNDER_LIMIT * limit) return UNDER_LIMIT * Math.max(0.1, limit);
  if (minimumGrams !== undefined && grams < minimumGrams) return Math.min(minimumGrams / UNDER_LIMIT, limit);
  return undefined;
}

function stoneGrams(design: ComposedDesign, maximumGrossGrams: number | undefined): number {
  if (maximumGrossGrams === undefined) return 0;
  return appraisedStones(design).reduce((sum, { caratsTotal }) => sum + caratsTotal * GRAMS_PER_CARAT, 0);
}

/** By how much a weight misses another, as a share of either. */
export function offBy(grams: number, target: number): number {
  return Math.abs(Math.log(grams / target));
}
