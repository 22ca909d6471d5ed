import { rememberFor } from '#shared/remember-for.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { estimate } from '../estimate.ts';
import type { Candidate } from './candidate.ts';
import { withHeft } from './drawn-once.ts';
import type { Fit } from './choose-roles.ts';
import { hasWeightLimit, weightMissed } from './said-weight.ts';

/**
 * The cost of a candidate that is over the budget or the weight even at its thriftiest: it comes after all that fit.
 */
const TOO_MUCH = 40;

/** The cost of staying under 70 % of the budget even at its most lavish: a hundredth short outweighs a rank. */
const TOO_LITTLE = 100;
const LEAST_SHARE = 0.72;

/** The least and the greatest richness of an idea, and the greatest heft. */
const THRIFTIEST = -8;
const LAVISH = 8;
const HEAVIEST = 6;

/** Rates candidates by the budget and the weight limit of a wish. */
export function fitOf(asked: PieceWish, profile: WorkshopProfile): Fit {
  const { budget = Infinity } = asked;
  if (budget === Infinity && !hasWeightLimit(asked)) return () => 0;
  const known = ratings(profile, '', () => new WeakMap());
  const gramsOf = (design: ComposedDesign): number => estimate(design, profile).grams;
  return (candidate) => {
    const before = known.get(candidate);
    if (before !== undefined) return before;
    const at = (richness: number, heft: number): number => {
      const isUsual = richness === 0 && heft === 0;
      const design = isUsual ? candidate.design : candidate.idea.compose(withHeft(asked, heft), richness);
      const { overLimit } = weightMissed(design, asked, gramsOf);
      return Math.max(estimate(design, profile).amount / budget, overLimit > 0 ? Math.exp(overLimit) : 0);
    };
    const penalty = penaltyOf(at, budget !== Infinity);
    known.set(candidate, penalty);
    return penalty;
  };
}

/** Ratings by the rates that they follow from; a candidate is drawn for one wish. */
const ratings = rememberFor<WorkshopProfile, WeakMap<Candidate, number>>();

/** The share of its budget that a candidate takes at a richness and a heft; over 1, too, where it is over its weight. */
type ShareAt = (richness: number, heft: number) => number;

function penaltyOf(at: ShareAt, isBudget: boolean): number {
  // Most ideas fit as they are usually drawn.
  const usual = at(0, 0);
  if (usual <= 1 && (usual >= LEAST_SHARE || !isBudget)) return 0;
  const thrifty = usual > 1 ? at(THRIFTIEST, 0) : usual;
  if (thrifty > 1) return TOO_MUCH * Math.min(thrifty, 4);
  return isBudget ? TOO_LITTLE * Math.max(0, LEAST_SHARE - mostUnder(at, usual <= 1)) : 0;
}

/**
 * The largest share of the budget that an idea can use without going over it, or one that is large enough.
 * @param isUsualUnder it does not go over it as it is usually drawn
 */
function mostUnder(at: ShareAt, isUsualUnder: boolean): number {
  let [low, high] = isUsualUnder ? [0, LAVISH] : [THRIFTIEST, -1];
  // Where the stones were said, even the most lavish metal costs little.
  if (isUsualUnder && at(LAVISH, 0) <= 1) low = LAVISH;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const share = at(middle, 0);
    if (share <= 1 && share >= LEAST_SHARE) return share;
    if (share <= 1) low = middle;
    else high = middle - 1;
  }
  // Some heft between none and too much uses the whole budget.
  return Math.min(1, at(low, HEAVIEST));
}
