import { amountInWords } from '#shared/money.ts';
import { isAmountField } from '#spec/kept/amounts.ts';
import type { FactValue, KeptFact } from '#spec/kept/fact.ts';
import { factsOfField } from '#spec/kept/field-facts.ts';
import type { RequestField } from '#spec/kept/request-field.ts';
import { plain } from '#shared/measure-words.ts';
import { spoken } from '#shared/words.ts';

/**
 * A value of a request's field as it is said: 2 ct, 8 × 6 mm, 18k, rose.
 * @param currency of an amount, where it is known
 */
export function valueWords(field: RequestField, value: FactValue, currency?: string): string {
  if (isAmountField(field) && typeof value === 'number') return amountInWords(value, currency);
  const { unit } = factsOfField(field);
  const words = [value].flat().map((one) => (typeof one === 'number' ? plain(one) : spoken(String(one))));
  return `${words.join(' × ')}${unit === undefined ? '' : unit === 'k' ? unit : ` ${unit}`}`;
}

/** What a field is called beside others: `dimensions.band_width_mm` → "band width", `stones.gem` → "stone gem". */
export function fieldWords(field: RequestField): string {
  const { of, called } = factsOfField(field);
  return of === undefined ? called : `${of} ${called}`;
}

/** What became of a fact that the design does not keep, in one line: "5 ct asked, 4.9 ct". */
export function departureWords(fact: KeptFact): string {
  const words = (value: FactValue) => valueWords(fact.field, value);
  if (fact.state === 'notDone') return `${words(fact.value)}: ${fact.why}`;
  if (fact.field === 'exclude') return `no ${words(fact.value)} asked, but it is there`;
  if (fact.state !== 'changed') return words(fact.value);
  if (isAmountField(fact.field) && fact.why !== undefined) return fact.why;
  return `${words(fact.value)} asked, ${words(fact.inDesign)}${fact.why === undefined ? '' : ` (${fact.why})`}`;
}
