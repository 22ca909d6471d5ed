import { estimate } from '../estimate/estimate.ts';
import type { Intent } from '../intent/intent.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Candidate } from './candidate.ts';
import type { Fit } from './choose-roles.ts';

/** A candidate that no thrift brings under the budget or the weight comes after all that fit. */
const TOO_MUCH = 40;

/** One that stays under 70 % of the budget however lavish comes after those that reach it (taste, section 1.2). */
const TOO_LITTLE = 25;
const LEAST_SHARE = 0.7;

/** The thriftiest and the most lavish that an idea can be drawn. */
const THRIFTIEST = -8;
const LAVISH = 8;

/** How candidates stand to the budget and the weight limit of an intent. */
export function fitOf(intent: Intent, profile: WorkshopProfile): Fit {
  const { budget = Infinity, weight } = intent;
  const heaviest = weight.maximumGrams ?? Infinity;
  if (budget === Infinity && heaviest === Infinity) return () => 0;
  const known = new Map<Candidate, number>();
  return (candidate) => {
    const before = known.get(candidate);
    if (before !== undefined) return before;
    const at = (richness: number) => estimate(candidate.idea.draft(intent, richness), profile);
    const { amount, grams } = at(THRIFTIEST);
    const over = Math.max(amount / budget, grams / heaviest);
    const share = budget === Infinity ? 1 : at(LAVISH).amount / budget;
    const penalty = over > 1 ? TOO_MUCH * Math.min(over, 4) : TOO_LITTLE * Math.max(0, LEAST_SHARE - share);
    known.set(candidate, penalty);
    return penalty;
  };
}
