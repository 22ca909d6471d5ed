import { estimate } from '../estimate/estimate.ts';
import type { Intent } from '../intent/intent.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Candidate } from './candidate.ts';
import type { Fit } from './choose-roles.ts';

/** A candidate that no thrift brings under the budget or the weight comes after all that fit. */
const TOO_MUCH = 40;

/** The thriftiest that an idea can be drawn. */
const THRIFTIEST = -8;

/** How candidates stand to the budget and the weight limit of an intent. */
export function fitOf(intent: Intent, profile: WorkshopProfile): Fit {
  const { budget, weight } = intent;
  if (budget === undefined && weight.maximumGrams === undefined) return () => 0;
  const known = new Map<Candidate, number>();
  return (candidate) => {
    const before = known.get(candidate);
    if (before !== undefined) return before;
    const { amount, grams } = estimate(candidate.idea.draft(intent, THRIFTIEST), profile);
    const over = Math.max(amount / (budget ?? Infinity), grams / (weight.maximumGrams ?? Infinity));
    const penalty = over <= 1 ? 0 : TOO_MUCH * Math.min(over, 4);
    known.set(candidate, penalty);
    return penalty;
  };
}
