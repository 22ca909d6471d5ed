import { clientCurrency } from '../request/client-currency.ts';
import type { DesignRequest } from '../request/design-request.ts';
import { amountVerdict, isAmountField } from './amounts.ts';
import type { KeptFact, SaidFact, Verdict } from './fact.ts';
import { isSharedOut } from './field-facts.ts';
import { changed, keptAs } from './rule.ts';
import { isWithin, tolerances } from './tolerances.ts';
import { isWeightField, weightVerdict } from './weights.ts';

/**
 * What became of a number of which each line got a share: together they are held against what was said. Undefined for a
 * number that every line has in full.
 * @param request of the whole order
 */
export function sumsOfLines(said: SaidFact, found: readonly KeptFact[], request: DesignRequest): Verdict | undefined {
  const { field } = said;
  if (!isSharedOut(field) || found.every(({ value }) => value === said.value)) return undefined;
  const inDesigns = found.map((fact) =>
    fact.state === 'kept' || fact.state === 'changed' ? fact.inDesign : undefined,
  );
  if (!inDesigns.every((one) => typeof one === 'number')) return undefined;
  const sum = inDesigns.reduce((total, one) => total + one, 0);
  const number = Number(said.value);
  if (isWeightField(field)) return weightVerdict(field, number, sum);
  if (!isAmountField(field)) return isWithin(number, sum, tolerances.carats) ? keptAs(sum) : changed(sum);
  const currency = clientCurrency(request);
  return currency === undefined ? undefined : amountVerdict(field, number, sum, { currency, pieces: 1 });
}
