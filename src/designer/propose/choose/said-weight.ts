import { GRAMS_PER_CARAT } from '#shared/units.ts';
import { tolerances } from '#spec/kept/tolerances.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { appraisedStones } from '../estimated-appraisal.ts';
import { heldMeasures, scaledDesign } from './scaled-design.ts';

/*
 * What a said weight asks for. Three things are turned to meet it, each for what the one before leaves over: how much
 * metal is drawn (`draw-to-weight.ts`), free measures (`meet-weight.ts`), and last of all richness, which changes the
 * stones too (`choose-richness.ts`). All of them, and whoever compares looks, ask here; nothing else in the designer
 * reads the weight of a wish.
 */

/** A limit is kept with this much to spare, for what an estimate misses and castings vary. */
const UNDER_LIMIT = 0.96;

/** Least and greatest share of its metal that the free measures of a part are scaled to. */
export const FREE_SHARE = { least: 0.15, most: 12 } as const;

/** A weight of metal that a design should have, with what is bought for it. */
interface AimedWeight {
  readonly grams: number;
  /** It may be less, never more. */
  readonly isLimit: boolean;
}

/**
 * The weight that a design is drawn and scaled to; undefined where it may weigh what it weighs.
 * @param grams of all metal that it is sold with, as it is
 */
export function aimedGrams(
  design: ComposedDesign,
  asked: Pick<PieceWish, 'weight'>,
  grams: number,
): number | undefined {
  return aimOf(design, asked, grams)?.grams;
}

function aimOf(design: ComposedDesign, { weight }: Pick<PieceWish, 'weight'>, grams: number): AimedWeight | undefined {
  const { aboutGrams, maximumGrams, minimumGrams, maximumGrossGrams } = weight;
  const limit = Math.max(
    0.1,
    Math.min(maximumGrams ?? Infinity, (maximumGrossGrams ?? Infinity) - stoneGrams(design, maximumGrossGrams)),
  );
  const under = UNDER_LIMIT * limit;
  if (aboutGrams !== undefined && aboutGrams <= under) return { grams: aboutGrams, isLimit: false };
  if (aboutGrams !== undefined) {
    // Both are kept where there is room for both: in the middle of it.
    const least = minimumGrams ?? aboutGrams * (1 - tolerances.grams);
    return { grams: Math.max(under, least < limit ? (least + limit) / 2 : 0), isLimit: true };
  }
  if (grams > under) return { grams: under, isLimit: true };
  if (minimumGrams === undefined || grams >= minimumGrams) return undefined;
  return { grams: Math.min(minimumGrams / UNDER_LIMIT, limit), isLimit: false };
}

function stoneGrams(design: ComposedDesign, maximumGrossGrams: number | undefined): number {
  if (maximumGrossGrams === undefined) return 0;
  return appraisedStones(design).reduce((sum, { caratsTotal }) => sum + caratsTotal * GRAMS_PER_CARAT, 0);
}

/** Whether any weight was said of the piece. */
export function isWeightSaid({ weight }: PieceWish): boolean {
  return Object.values(weight).some((grams) => grams !== undefined);
}

/** The most that its metal may weigh, in grams; undefined where nothing was said of that. */
export function weightLimit({ weight }: PieceWish): number | undefined {
  return weight.maximumGrams;
}

/** Whether there is a weight that must not be passed. */
export function hasWeightLimit({ weight }: PieceWish): boolean {
  return weight.maximumGrams !== undefined || weight.maximumGrossGrams !== undefined;
}

/** By how much a weight misses another, as a share of either. */
export function offBy(grams: number, target: number): number {
  return Math.abs(Math.log(grams / target));
}

/** By how much a design misses the weight that was said, however far its free measures are moved, as a share of it. */
export interface WeightMissed {
  readonly overLimit: number;
  readonly offAim: number;
}

const weightKept: WeightMissed = { overLimit: 0, offAim: 0 };

/**
 * What free measures leave over of a said weight.
 * @param weigh grams of all metal that it is sold with
 */
export function weightMissed(
  design: ComposedDesign,
  asked: PieceWish,
  weigh: (design: ComposedDesign) => number,
): WeightMissed {
  if (!isWeightSaid(asked)) return weightKept;
  const grams = weigh(design);
  const aim = aimOf(design, asked, grams);
  if (aim === undefined) return weightKept;
  const isHeavy = grams > aim.grams;
  const share = isHeavy ? FREE_SHARE.least : FREE_SHARE.most;
  const reached = weigh(scaledDesign(design, share, heldMeasures(asked)));
  if (isHeavy ? reached <= aim.grams : reached >= aim.grams) return weightKept;
  const offAim = offBy(reached, aim.grams);
  return aim.isLimit && isHeavy ? { overLimit: offAim, offAim: 0 } : { overLimit: 0, offAim };
}
