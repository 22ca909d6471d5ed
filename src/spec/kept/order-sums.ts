import type { KeptFact, SaidFact, Verdict } from './fact.ts';
import type { RequestField } from './request-field.ts';
import { changed, keptAs } from './rule.ts';
import { isUnderLimit, isWithin, tolerances } from './tolerances.ts';

type Meets = (said: number, found: number) => boolean;

const atMost: Meets = (said, found) => isUnderLimit(said, found);
const atLeast: Meets = (said, found) => isUnderLimit(found, said);
const aimedAt: Meets = (said, found) =>
  found >= said * (1 - tolerances.amount.under) && found <= said * (1 + tolerances.amount.over);
const grams: Meets = (said, found) => isWithin(said, found, tolerances.grams);
const carats: Meets = (said, found) => isWithin(said, found, tolerances.carats);

/** Figures of an order that are shared out among its lines. */
const summed: Readonly<Partial<Record<RequestField, Meets>>> = {
  'budget.min': atLeast,
  'budget.max': atMost,
  'budget.target': aimedAt,
  'budget.approx': aimedAt,
  'weight.metal_min_g': atLeast,
  'weight.metal_max_g': atMost,
  'weight.metal_approx_g': grams,
  'weight.metal_total_max_g': atMost,
  'weight.gross_max_g': atMost,
  'weight.total_max_g': atMost,
  'total_carat.value': carats,
  'stones.carat_total': carats,
};

/**
 * What became of a figure of which each line got a share: together they are held against what was said. Undefined for a
 * figure that every line has in full.
 */
export function sumsOfLines(said: SaidFact, found: readonly KeptFact[]): Verdict | undefined {
  const meets = summed[said.field];
  if (!meets || found.every(({ value }) => value === said.value)) return undefined;
  const inDesigns = found.map((fact) =>
    fact.state === 'kept' || fact.state === 'changed' ? fact.inDesign : undefined,
  );
  if (!inDesigns.every((one) => typeof one === 'number')) return undefined;
  const sum = inDesigns.reduce((total, one) => total + one, 0);
  return meets(Number(said.value), sum) ? keptAs(sum) : changed(sum);
}
