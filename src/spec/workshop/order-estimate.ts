import { z } from 'zod';
import { printableLine } from '#shared/forms/printable-line.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { roundMoney } from '#shared/money.ts';
import { roundToDecimals } from '#shared/units.ts';
import type { Metal } from '../tables/alloys.ts';
import { makingCharge, makingChargesSchema } from './bench-charges.ts';
import { totalOf } from './bill.ts';
import { currencySchema, daySchema, moneySchema } from './money.ts';
import { MOST_FINISHING_LOSS_PCT, taxSchema } from './workshop-profile.ts';

const gramsSchema = z.number().min(0).max(100_000);

/** A line of a price as its sheet has it (engine/contract/sheet.ts). */
const estimateLineSchema = z.strictObject({
  kind: z.enum(['metal', 'stone', 'setting', 'making', 'bought', 'tax']),
  label: z.string().overwrite(printableLine).max(160),
  quantity: z.number().min(0).max(100_000_000),
  unit: z.string().overwrite(printableLine).max(20),
  rate: moneySchema,
  amount: moneySchema,
  isExample: z.literal(true).optional(),
});

export type EstimateLine = z.infer<typeof estimateLineSchema>;

/**
 * What a revision was reckoned to weigh and to cost when it was ordered, with what it takes to reckon it anew by its weight:
 * the making charges, and what the tax is on.
 */
export const orderEstimateSchema = z.strictObject({
  castMetalGrams: gramsSchema.positive(),
  finishedMetalGrams: gramsSchema.positive(),
  boughtGrams: gramsSchema,
  netMetalGrams: gramsSchema.positive(),
  totalCarats: z.number().min(0).max(100_000),
  currency: currencySchema,
  ratesAsOf: daySchema,
  lines: z.array(estimateLineSchema).min(1).max(250).readonly(),
  amount: moneySchema,
  making: makingChargesSchema,
  taxBase: taxSchema.shape.base,
});

export type OrderEstimate = z.infer<typeof orderEstimateSchema>;

const doesNotAddUp: Problem = {
  code: 'estimate_does_not_add_up',
  message: 'The lines of this price don’t add up to it.',
  remedy: 'Reload the page, let the piece be weighed, and order it again.',
};

const ofKind = (lines: readonly EstimateLine[], kind: EstimateLine['kind']) =>
  lines.filter((line) => line.kind === kind);

/** What a tax is charged on. */
export const taxedLines = (lines: readonly EstimateLine[], base: OrderEstimate['taxBase']): readonly EstimateLine[] =>
  lines.filter(({ kind }) => (base === 'labour' ? kind === 'making' || kind === 'setting' : kind !== 'tax'));

/** What of a piece its estimate is held to. */
export interface EstimatedPiece {
  readonly metal: Metal;
  /** Some of its stones are the client's, who pays for none of them. */
  readonly hasOwnStones: boolean;
}

/**
 * Holds an estimate to its own numbers, since whoever sends it has worked it out elsewhere: each line multiplies, the
 * metal is what is cast, making is what the charges come to, the tax is on what it says, all of it is the price, and its
 * weights are those of one piece.
 * @returns refused with `estimate_does_not_add_up`
 */
export function checkedEstimate(estimate: OrderEstimate, piece: EstimatedPiece): Result<OrderEstimate> {
  const { metal } = piece;
  const { lines, amount, castMetalGrams, making, taxBase } = estimate;
  const [metals, makings, taxes] = [ofKind(lines, 'metal'), ofKind(lines, 'making'), ofKind(lines, 'tax')];
  const [ofMetal, ofMaking] = [metals[0], makings[0]];
  if (ofMetal === undefined || ofMaking === undefined) return fail(doesNotAddUp);
  const holds =
    metals.length === 1 &&
    makings.length === 1 &&
    taxes.length <= 1 &&
    lines.every((line) => roundMoney(line.quantity * line.rate) === line.amount) &&
    ofMetal.quantity === roundToDecimals(castMetalGrams, 3) &&
    ofMaking.amount === roundMoney(makingCharge(metal, castMetalGrams, ofMetal.amount, { making })) &&
    taxes.every(({ quantity }) => quantity === totalOf(taxedLines(lines, taxBase))) &&
    totalOf(lines) === amount &&
    weighsAsOnePiece(estimate, piece);
  return holds ? ok(estimate) : fail(doesNotAddUp);
}

/** Weights are rounded to a milligram and a milligram of a carat, each by itself. */
const ROUNDING = 0.001;

/**
 * Filing takes away no more than a profile can say, what is sold is finished and bought metal (a pendant's chain may be
 * sold beside it), only bought parts are bought, and the stones are those that are paid for, beside a client's own.
 */
function weighsAsOnePiece(estimate: OrderEstimate, { hasOwnStones }: EstimatedPiece): boolean {
  const { castMetalGrams, finishedMetalGrams, boughtGrams, netMetalGrams, totalCarats, lines } = estimate;
  const stones = ofKind(lines, 'stone');
  const paidCarats = stones.reduce((sum, { quantity }) => sum + quantity, 0);
  const caratsOff = (stones.length + 1) * ROUNDING;
  return (
    finishedMetalGrams >= castMetalGrams * (1 - MOST_FINISHING_LOSS_PCT / 100) - 2 * ROUNDING &&
    finishedMetalGrams <= castMetalGrams + ROUNDING &&
    netMetalGrams >= finishedMetalGrams - ROUNDING &&
    netMetalGrams <= finishedMetalGrams + boughtGrams + 2 * ROUNDING &&
    (boughtGrams === 0 || ofKind(lines, 'bought').length > 0) &&
    totalCarats >= paidCarats - caratsOff &&
    (hasOwnStones || totalCarats <= paidCarats + caratsOff)
  );
}
