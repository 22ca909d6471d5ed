import { z } from 'zod';
import { type AlloyId, alloyIds, alloys } from '../tables/alloys.ts';
import { moneySchema } from './money.ts';

/** Metals with a daily quotation. */
export const quotedMetals = ['gold', 'platinum', 'palladium', 'silver'] as const;

/**
 * What metal costs the customer. The fine rate of a metal sets the rates of all its alloys; a shop's own rate for an
 * alloy wins.
 */
export const metalRatesSchema = z.strictObject({
  /** Pure metal, per gram. */
  finePerGram: z.record(z.enum(quotedMetals), moneySchema),
  /** Refining, alloying and casting-grain premium on the fine content, percent. */
  premiumPct: z.record(z.enum(quotedMetals), z.number().min(0).max(100)),
  /** Costly alloying metal besides the main one (palladium in white gold), per gram of alloy. */
  alloyingPerGram: z.partialRecord(z.enum(alloyIds), moneySchema),
  /** Brass, bronze, steel, titanium: they have no fineness to compute from. */
  basePerGram: moneySchema,
  /** Rates that the shop has typed itself, per gram of alloy. */
  ownPerGram: z.partialRecord(z.enum(alloyIds), moneySchema),
});

export type MetalRates = z.infer<typeof metalRatesSchema>;

/** Price of one gram of an alloy, in the profile's currency: fine rate × fineness × (1 + premium) + costly partners. */
export function rateFor(alloyId: AlloyId, profile: { readonly metalRates: MetalRates }): number {
  const { finePerGram, premiumPct, alloyingPerGram, basePerGram, ownPerGram } = profile.metalRates;
  const own = ownPerGram[alloyId];
  if (own !== undefined) return own;
  const { metal, fineness } = alloys[alloyId];
  if (metal === 'base' || fineness === null) return basePerGram;
  return finePerGram[metal] * (fineness / 1000) * (1 + premiumPct[metal] / 100) + (alloyingPerGram[alloyId] ?? 0);
}
