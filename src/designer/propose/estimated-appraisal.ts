import type { Appraisal, AppraisedStones } from '#spec/kept/appraisal.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { setStones } from '../parts/set-stones.ts';
import type { ComposedDesign } from '../composed-design.ts';
import { estimate } from './estimate.ts';

/** The appraisal of a design by estimate, to compare it with what was said before anything is built. */
export function estimatedAppraisal(design: ComposedDesign, profile: WorkshopProfile): Appraisal {
  const { grams, amount } = estimate(design, profile);
  return {
    spec: design,
    stones: appraisedStones(design),
    netMetalGrams: grams,
    price: { amount, currency: profile.currency },
    exchange: profile.exchange,
  };
}

/** One line for each kind of stone that is set. */
export function appraisedStones(design: ComposedDesign): readonly AppraisedStones[] {
  const lines = setStones(design);
  return Object.entries(design.stones).flatMap(([stoneId, stone]): readonly AppraisedStones[] => {
    const count = lines.reduce((sum, line) => (line.stone === stoneId ? sum + line.count : sum), 0);
    const caratsEach = estimateCarats(stone);
    return count === 0 ? [] : [{ stoneId, count, caratsEach, caratsTotal: count * caratsEach }];
  });
}
