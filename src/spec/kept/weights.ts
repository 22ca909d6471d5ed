import type { WeightKey } from '../request/order/weight-per-piece.ts';
import type { KeptFact, Verdict } from './fact.ts';
import { changed, keptAs } from './rule.ts';
import { isOverLeast, isUnderLimit, isWithin, tolerances } from './tolerances.ts';

/** The fields of a request that are weights of the piece. */
export type WeightField = `weight.${WeightKey}` | 'items.weight_each_max_g' | 'items.weight_approx_g';

interface WeightLimit {
  readonly isKept: (said: number, found: number) => boolean;
  /** What a weight is that does not keep it. */
  readonly missed?: string;
}

const about: WeightLimit = { isKept: (said, found) => isWithin(said, found, tolerances.grams) };
const atMost: WeightLimit = { isKept: isUnderLimit, missed: 'over the limit' };
const atLeast: WeightLimit = { isKept: isOverLeast, missed: 'under the limit' };

const limits: Readonly<Record<WeightField, WeightLimit>> = {
  'weight.metal_min_g': atLeast,
  'weight.metal_max_g': atMost,
  'weight.metal_approx_g': about,
  'weight.metal_each_g': about,
  'weight.metal_total_max_g': atMost,
  'weight.gross_max_g': atMost,
  'weight.total_max_g': atMost,
  'weight.value': about,
  'items.weight_each_max_g': atMost,
  'items.weight_approx_g': about,
};

/** Whether a field is a weight of the piece. */
export function isWeightField(field: string): field is WeightField {
  return Object.hasOwn(limits, field);
}

/**
 * Whether a weight keeps one that was said.
 * @param found in the unit of the said one, and of as many designs
 */
export function weightVerdict(field: WeightField, said: number, found: number): Verdict {
  const { isKept, missed } = limits[field];
  return isKept(said, found) ? keptAs(found) : changed(found, missed);
}

/**
 * By how much a design misses the weight that it should have, as a share of it: 0 where only limits were said, or none.
 * {@link weightVerdict} is milder: what a casting may differ by is no reason to draw it so.
 */
export function offWeight(facts: readonly KeptFact[]): number {
  return Math.max(0, ...facts.map(offAbout));
}

function offAbout(fact: KeptFact): number {
  if (!isWeightField(fact.field) || limits[fact.field] !== about || !('inDesign' in fact)) return 0;
  return Math.abs(Number(fact.inDesign) / Number(fact.value) - 1);
}

/** The said weight that a design misses, if any. */
export function missedWeight(facts: readonly KeptFact[]): KeptFact | undefined {
  return facts.find(({ field, state }) => isWeightField(field) && state === 'changed');
}

/** The same in a sentence. */
export function weightRemark(facts: readonly KeptFact[]): string | undefined {
  const fact = missedWeight(facts);
  if (fact?.state !== 'changed') return undefined;
  const unit = fact.field === 'weight.value' ? '' : ' g';
  const [said, found] = [fact.value, fact.inDesign].map((grams) => `${Number(Number(grams).toFixed(2))}${unit}`);
  return `${found} where ${said} was asked${fact.why === undefined ? '' : ` (${fact.why})`}.`;
}
