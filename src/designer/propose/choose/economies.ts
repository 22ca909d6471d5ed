import type { ProposeOptions } from '../../proposal.ts';
import type { Intent } from '../intent/intent.ts';
import { alloys, type AlloyId } from '#spec/tables/alloys.ts';
import { candidatesFor } from './candidate.ts';
import { goalOf, settleRichness } from './settle-richness.ts';

/** An intent that fits its budget, with what had to be given up for it, to be said aloud. */
export interface AffordableIntent {
  readonly intent: Intent;
  readonly remarks: readonly string[];
}

/** A stone may shrink by so many rungs before a lower karat or a grown diamond is the better way to save. */
const SHRINKS_FIRST = -3;

/**
 * Moves what was left open until the classic answer fits the budget: first a lower karat, then a laboratory-grown
 * diamond, then both; when nothing fits, the nearest. Without a budget nothing is given up.
 */
export function affordable(intent: Intent, options: ProposeOptions): AffordableIntent {
  if (intent.budget === undefined) return { intent, remarks: [] };
  const variants = [...economies(intent)];
  const priced = variants.map((variant) => ({ variant, ...classicPrice(variant.intent, options) }));
  const gentle = priced.find(({ fits, richness }) => fits && richness >= SHRINKS_FIRST);
  const any = gentle ?? priced.find(({ fits }) => fits) ?? priced.at(-1);
  return any?.variant ?? { intent, remarks: [] };
}

function* economies(intent: Intent): Generator<AffordableIntent> {
  const grown = withGrownDiamond(intent);
  for (const alloy of intent.alloys) yield { intent: inAlloy(intent, alloy), remarks: karatRemark(intent, alloy) };
  if (!grown) return;
  const remark = 'with a laboratory-grown diamond, to stay in the budget';
  for (const alloy of intent.alloys) {
    yield { intent: inAlloy(grown, alloy), remarks: [...karatRemark(intent, alloy), remark] };
  }
}

function karatRemark(intent: Intent, alloy: AlloyId): readonly string[] {
  const karat = alloys[alloy].karat;
  return alloy === intent.alloys[0] || karat === null ? [] : [`in ${karat}k, to stay in the budget`];
}

function inAlloy(intent: Intent, alloy: AlloyId): Intent {
  return { ...intent, alloys: [alloy] };
}

function withGrownDiamond(intent: Intent): Intent | undefined {
  const { main } = intent.stones;
  if (!main?.originOpen || intent.excluded.has('gem:lab_diamond')) return undefined;
  return { ...intent, stones: { ...intent.stones, main: { ...main, gem: 'lab_diamond' } } };
}

function classicPrice(intent: Intent, { profile, costCorrection, seed }: ProposeOptions) {
  const [first] = candidatesFor(intent, 'classic', seed);
  if (!first) return { fits: false, richness: 0 };
  const goal = goalOf(intent, 'classic', undefined);
  const settled = settleRichness(first.idea, intent, goal, profile, costCorrection.classic ?? 1);
  return { fits: settled.estimate.amount <= goal.ceiling, richness: settled.richness };
}
