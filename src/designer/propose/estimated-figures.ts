import type { WeighedDesign, WeighedStones } from '#spec/kept/weighed-design.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { setStones } from '../parts/set-stones.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { estimate } from './estimate.ts';

/** A draft with its estimated figures, to compare it with what was said before anything is built. */
export function estimatedFigures(draft: PieceDraft, profile: WorkshopProfile): WeighedDesign {
  const { grams, amount } = estimate(draft, profile);
  return {
    spec: draft,
    stones: weighedStones(draft),
    finishedMetalGrams: grams,
    price: { amount, currency: profile.currency },
    exchange: profile.exchange,
  };
}

/** One line for each kind of stone that is set. */
export function weighedStones(draft: PieceDraft): readonly WeighedStones[] {
  const lines = setStones(draft);
  return Object.entries(draft.stones).flatMap(([stoneId, stone]): readonly WeighedStones[] => {
    const count = lines.reduce((sum, line) => (line.stone === stoneId ? sum + line.count : sum), 0);
    const caratsEach = estimateCarats(stone);
    return count === 0 ? [] : [{ stoneId, count, caratsEach, caratsTotal: count * caratsEach }];
  });
}
