import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { estimate } from '../estimate.ts';
import type { Candidate } from './candidate.ts';
import type { LeadingPiece } from '../../proposal.ts';
import type { Fit } from './choose-roles.ts';

/**
 * The cost of a candidate that is over the budget or the weight even at its thriftiest: it comes after all that fit.
 */
const TOO_MUCH = 40;

/** The cost of staying under 70 % of the budget even at its most lavish: a hundredth short outweighs a rank. */
const TOO_LITTLE = 100;
const LEAST_SHARE = 0.72;

/** The cost of a candidate in another style than the piece that it goes with; half of it where it only holds its stone otherwise. */
const OTHER_HAND = 8;

/** The least and the greatest richness of an idea, and the greatest heft. */
const THRIFTIEST = -8;
const LAVISH = 8;
const HEAVIEST = 6;

/** Rates candidates by the budget and the weight limit of a wish. */
export function fitOf(asked: PieceWish, profile: WorkshopProfile): Fit {
  const { budget = Infinity, weight } = asked;
  const heaviest = weight.maximumGrams ?? Infinity;
  if (budget === Infinity && heaviest === Infinity) return () => 0;
  const known = new Map<Candidate, number>();
  return (candidate) => {
    const before = known.get(candidate);
    if (before !== undefined) return before;
    const at = (richness: number, heft: number): number => {
      const { amount, grams } = estimate(candidate.idea.compose({ ...asked, heft }, richness), profile);
      return Math.max(amount / budget, grams / heaviest);
    };
    const over = at(THRIFTIEST, 0);
    const penalty =
      over > 1
        ? TOO_MUCH * Math.min(over, 4)
        : TOO_LITTLE * Math.max(0, LEAST_SHARE - (budget === Infinity ? 1 : mostUnder(at)));
    known.set(candidate, penalty);
    return penalty;
  };
}

/** The largest share of the budget that an idea can use without going over it. */
function mostUnder(at: (richness: number, heft: number) => number): number {
  let [low, high] = [THRIFTIEST, LAVISH];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (at(middle, 0) <= 1) low = middle;
    else high = middle - 1;
  }
  // Some heft between none and too much uses the whole budget.
  return Math.min(1, at(low, HEAVIEST));
}

/** Rates candidates by how well they go with the first piece of the order, beside how they fit otherwise. */
export function goingWith(leading: LeadingPiece | undefined, fit: Fit): Fit {
  if (leading === undefined) return fit;
  return (candidate) => {
    const model = leading.designs[candidate.role];
    if (model === undefined) return fit(candidate);
    const otherFamily = model.family === candidate.family ? 0 : OTHER_HAND;
    const otherSetting = model.traits.setting === candidate.traits.setting ? 0 : OTHER_HAND / 2;
    return fit(candidate) + otherFamily + otherSetting;
  };
}
