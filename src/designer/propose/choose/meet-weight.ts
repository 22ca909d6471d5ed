import { GRAMS_PER_CARAT } from '#shared/units.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { type Estimate, estimate } from '../estimate.ts';
import { weighedStones } from '../estimated-figures.ts';
import { heldMeasures, sayMoved, scaledDraft } from './scaled-draft.ts';

/** A draft that weighs and costs what was said, as nearly as it can be made, with a remark on what was moved for it. */
export interface WeightMet {
  readonly draft: PieceDraft;
  readonly estimate: Estimate;
  readonly remarks: readonly string[];
}

/** What a draft is weighed and priced with. */
export interface WeighingTask {
  readonly profile: WorkshopProfile;
  /** The most that it may cost, as estimated. */
  readonly ceiling: number;
  /** Weighed over estimated grams, from the last time it was weighed. */
  readonly correction: number;
}

/** Nearer than this a weight needs no moving: castings of one wax differ by as much. */
const NEAR_ENOUGH = 0.01;

/** A limit is kept with this much to spare, for what an estimate misses. */
const UNDER_LIMIT = 0.96;

/** Least and greatest share of its metal that a part is scaled to, and the steps of halving between. */
const LEAST = 0.15;
const MOST = 12;
const STEPS = 24;

/**
 * Moves the free measures of a draft until it weighs what was said: nearest to a wished weight, under a limit, and
 * never dearer than a budget. Without a said weight it only grows thinner, where a budget asks for it.
 */
export function meetWeight(
  draft: PieceDraft,
  asked: PieceWish,
  { profile, ceiling, correction }: WeighingTask,
): WeightMet {
  const weigh = (one: PieceDraft): Estimate => {
    const { grams, amount } = estimate(one, profile);
    return { grams: grams * correction, amount };
  };
  const first = weigh(draft);
  const target = targetGrams(draft, asked, first.grams);
  const held = heldMeasures(asked);
  const scaledBy = (factor: number): Scaled => {
    const scaled = scaledDraft(draft, factor, held);
    return { draft: scaled, estimate: weigh(scaled) };
  };
  if (target === undefined) {
    const slim = first.amount > ceiling ? slimmed(scaledBy, ceiling) : undefined;
    return slim ? { ...slim, remarks: sayMoved(draft, slim.draft, 'budget') } : { draft, estimate: first, remarks: [] };
  }
  if (offBy(first.grams, target) <= NEAR_ENOUGH) return { draft, estimate: first, remarks: [] };
  let best: Scaled = { draft, estimate: first };
  let [low, high] = [LEAST, MOST];
  for (let step = 0; step < STEPS; step += 1) {
    const factor = Math.sqrt(low * high);
    const found = scaledBy(factor);
    const tooDear = found.estimate.amount > Math.max(ceiling, first.amount);
    if (!tooDear && offBy(found.estimate.grams, target) < offBy(best.estimate.grams, target)) best = found;
    if (tooDear || found.estimate.grams > target) high = factor;
    else low = factor;
  }
  return { ...best, remarks: [...sayMoved(draft, best.draft, 'weight'), ...sayMissed(best.estimate.grams, target)] };
}

type Scaled = Pick<WeightMet, 'draft' | 'estimate'>;

/** With the most of its metal that a budget pays; undefined where it is over the budget even at its thinnest. */
function slimmed(scaledBy: (factor: number) => Scaled, ceiling: number): Scaled | undefined {
  let fitting: Scaled | undefined;
  let [low, high] = [LEAST, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const factor = Math.sqrt(low * high);
    const found = scaledBy(factor);
    if (found.estimate.amount <= ceiling) [fitting, low] = [found, factor];
    else high = factor;
  }
  return fitting;
}

/** Further off than this the client is told (a said weight is kept to three in a hundred). */
const TOLD_FROM = 0.03;

function sayMissed(grams: number, target: number): readonly string[] {
  const isMissed = Math.abs(grams / target - 1) > TOLD_FROM;
  return isMissed ? [`about ${grams.toPrecision(2)} g: as near to the weight as this piece and the budget allow`] : [];
}

function offBy(grams: number, target: number): number {
  return Math.abs(Math.log(grams / target));
}

/** The weight to aim at; undefined where the draft may weigh what it weighs. */
function targetGrams(draft: PieceDraft, { weight }: PieceWish, grams: number): number | undefined {
  const { aboutGrams, maximumGrams, minimumGrams, maximumGrossGrams } = weight;
  const stoneGrams = weighedStones(draft).reduce((sum, { caratsTotal }) => sum + caratsTotal * GRAMS_PER_CARAT, 0);
  const limit = Math.min(maximumGrams ?? Infinity, (maximumGrossGrams ?? Infinity) - stoneGrams);
  if (aboutGrams !== undefined) return Math.min(aboutGrams, limit);
  if (grams > UNDER_LIMIT * limit) return UNDER_LIMIT * Math.max(0.1, limit);
  if (minimumGrams !== undefined && grams < minimumGrams) return Math.min(minimumGrams / UNDER_LIMIT, limit);
  return undefined;
}
