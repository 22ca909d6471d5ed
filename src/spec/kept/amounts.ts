import { money } from '#shared/money.ts';
import { capitalised } from '#shared/words.ts';
import { isDeparture } from './departure.ts';
import type { KeptFact, Verdict } from './fact.ts';
import type { FieldsOf } from './request-field.ts';
import { changed, keptAs } from './rule.ts';
import { isAimedAt, isOverLeast, isUnderLimit, tolerances } from './tolerances.ts';

/** The fields of a budget that are amounts. */
export type AmountField = Extract<FieldsOf<'budget'>, `budget.${'min' | 'max' | 'target' | 'approx'}`>;

const keeps: Readonly<Record<AmountField, (said: number, found: number) => boolean>> = {
  'budget.min': isOverLeast,
  'budget.max': isUnderLimit,
  'budget.target': isAimedAt,
  'budget.approx': isAimedAt,
};

/** Whether a field is an amount of the budget. */
export function isAmountField(field: string): field is AmountField {
  return Object.hasOwn(keeps, field);
}

/** Below this share of the most that may be spent, a client is told what is left of it. */
const LOWEST_SHARE = 1 - tolerances.amount.under;

/**
 * Whether a price keeps an amount that was said, and what a client is told of it.
 * @param said of as many pieces as `of.pieces`, in `of.currency`, as is the price
 */
export function amountVerdict(
  field: AmountField,
  said: number,
  found: number,
  of: { readonly currency: string; readonly pieces: number },
): Verdict {
  const difference = (): string => money(Math.round(Math.abs(found - said)), of.currency);
  const budget = of.pieces === 1 ? 'the budget' : `the budget for ${of.pieces}`;
  if (!keeps[field](said, found)) {
    return changed(found, `${difference()} ${found > said ? 'over' : 'under'} ${budget} at these rates`);
  }
  const isLeftOver = field === 'budget.max' && found < LOWEST_SHARE * said;
  return keptAs(found, isLeftOver ? `saves ${difference()} of ${budget}` : undefined);
}

/** The amount that a price is held against: the upper limit, else what was aimed at; undefined where there is none. */
export function ceilingIn(facts: readonly KeptFact[]): KeptFact | undefined {
  for (const field of ['budget.max', 'budget.target', 'budget.approx'] satisfies AmountField[]) {
    const said = facts.find((fact) => fact.field === field);
    if (said) return said;
  }
  return undefined;
}

/**
 * The one amount of a budget of which a client has to be told something: that it is missed, cannot be compared or is
 * far from spent. A price over the limit is over what was aimed at, too, and is told of once.
 */
export function amountToTell(facts: readonly KeptFact[]): KeptFact | undefined {
  const told = facts.filter((fact) => isAmountField(fact.field) && 'why' in fact);
  return ceilingIn(told.filter(isDeparture)) ?? told.find(isDeparture) ?? ceilingIn(told) ?? told[0];
}

/** The same in a sentence. */
export function budgetRemark(facts: readonly KeptFact[]): string | undefined {
  const fact = amountToTell(facts);
  if (fact === undefined || !('why' in fact) || fact.why === undefined) return undefined;
  return `${capitalised(fact.why)}.`;
}
