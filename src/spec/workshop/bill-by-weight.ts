import { roundMoney } from '#shared/money.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { roundToDecimals } from '#shared/units.ts';
import type { Metal } from '../tables/alloys.ts';
import { makingCharge } from './bench-charges.ts';
import { totalOf } from './bill.ts';
import { type EstimateLine, type OrderEstimate, taxedLines } from './order-estimate.ts';

/**
 * At which rate the metal of an order is billed: that of the day of the order, that of the day on which it is weighed, or
 * the first for so many grams that were booked and the second for the rest.
 */
export type MetalTerms =
  | { readonly policy: 'locked' }
  | { readonly policy: 'open'; readonly ratePerGram: number }
  | { readonly policy: 'booked'; readonly bookedGrams: number; readonly ratePerGram: number };

/** A finished piece on the scale, without its stones, and the rate of that day where it is billed by that. */
export interface WeighedPiece {
  readonly netMetalGrams: number;
  readonly terms: MetalTerms;
}

/** What a piece costs by what it weighs. */
export interface OrderBill {
  readonly lines: readonly EstimateLine[];
  readonly amount: number;
}

/** A casting differs from its estimate by a tenth. What differs by as much as this was typed wrong. */
const MOST_TIMES = 3;

const unlikelyWeight: Problem = {
  code: 'unlikely_weight',
  message: 'The piece can’t weigh this: it is far from what was estimated.',
  remedy: 'Check the decimal point. Enter grams of metal, without the stones.',
};

/**
 * Bills an order by the weight of the finished piece. As much more is billed as cast as it weighs more finished; making
 * follows the metal, the tax follows all; stones, setting and bought parts stay.
 * @returns refused with `unlikely_weight`
 */
export function billByWeight(
  estimate: OrderEstimate,
  metal: Metal,
  { netMetalGrams, terms }: WeighedPiece,
): Result<OrderBill> {
  const { castMetalGrams, finishedMetalGrams, boughtGrams, making, taxBase } = estimate;
  const times = (netMetalGrams - boughtGrams) / finishedMetalGrams;
  if (!(times >= 1 / MOST_TIMES && times <= MOST_TIMES)) return fail(unlikelyWeight);
  const castGrams = roundToDecimals(castMetalGrams * times, 3);
  const metals = estimate.lines
    .filter(({ kind }) => kind === 'metal')
    .flatMap((line) => metalLines(line, castGrams, terms));
  const made = roundMoney(makingCharge(metal, castGrams, totalOf(metals), { making }));
  const before = estimate.lines.flatMap((line): readonly EstimateLine[] => {
    if (line.kind === 'metal') return metals;
    if (line.kind === 'making') return [{ ...line, quantity: 1, rate: made, amount: made }];
    return line.kind === 'tax' ? [] : [line];
  });
  const taxed = totalOf(taxedLines(before, taxBase));
  const taxes = estimate.lines
    .filter(({ kind }) => kind === 'tax')
    .map((line) => ({ ...line, quantity: taxed, amount: roundMoney(taxed * line.rate) }));
  const lines = [...before, ...taxes];
  return ok({ lines, amount: totalOf(lines) });
}

function metalLines(line: EstimateLine, grams: number, terms: MetalTerms): readonly EstimateLine[] {
  const at = (quantity: number, rate: number, label: string): EstimateLine => {
    const { isExample: _ofTheOrder, ...rest } = line;
    const isSame = rate === line.rate && line.isExample === true;
    return { ...rest, label, quantity, rate, amount: roundMoney(quantity * rate), ...(isSame && { isExample: true }) };
  };
  switch (terms.policy) {
    case 'locked':
      return [at(grams, line.rate, line.label)];
    case 'open':
      return [at(grams, roundMoney(terms.ratePerGram), line.label)];
    case 'booked': {
      const booked = Math.min(grams, terms.bookedGrams);
      const rest = roundToDecimals(grams - booked, 3);
      const more = rest > 0 ? [at(rest, roundMoney(terms.ratePerGram), `${line.label}, beyond what was booked`)] : [];
      return [at(booked, line.rate, `${line.label}, booked`), ...more];
    }
  }
}
