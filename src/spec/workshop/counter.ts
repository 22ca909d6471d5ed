import { z } from 'zod';
import { ringSizeSystems } from '../sizes/scales.ts';
import { gemIds } from '../tables/gems.ts';
import { makingChargesSchema } from './bench-charges.ts';
import { quotedMetals } from './metal-rates.ts';
import { daySchema, moneySchema } from './money.ts';
import { countryCodes } from './profile-for-country.ts';
import { gemPricesSchema } from './stone-prices.ts';
import { taxSchema } from './workshop-profile.ts';

/** The weights that metal is quoted for, in grams: on a board in India 10 g, on an exchange the troy ounce. */
export const rateUnits = { gram: 1, ten_grams: 10, ounce: 31.103_476_8, kilogram: 1000 } as const;

export type RateUnit = keyof typeof rateUnits;

const rateUnitNames = Object.keys(rateUnits) as [RateUnit, ...RateUnit[]];

/** A rate as it stands on the shop's board: so much for so many grams of a metal of a fineness. */
const quotedRateSchema = z.strictObject({
  metal: z.enum(quotedMetals),
  /** In thousandths. */
  fineness: z.int().min(1).max(1000),
  amount: moneySchema.positive(),
  per: z.enum(rateUnitNames),
});

export type QuotedRate = z.infer<typeof quotedRateSchema>;

/**
 * What a shop enters of itself: its country, its rates as its board has them, what it charges. Everything that it leaves
 * out is its country's example. All money is in the currency of the country.
 */
export const counterSchema = z.strictObject({
  country: z.enum(countryCodes),
  rates: z.array(quotedRateSchema).max(24).readonly(),
  /** The day of the rates. */
  ratesAsOf: daySchema,
  making: makingChargesSchema.optional(),
  /** For setting one stone: small ones up to 3.5 mm, larger ones. */
  setting: z.strictObject({ small: moneySchema, large: moneySchema }).optional(),
  tax: taxSchema,
  ringSizeSystem: z.enum(ringSizeSystems),
  stonePrices: z.partialRecord(z.enum(gemIds), gemPricesSchema).optional(),
});

export type ShopCounter = z.infer<typeof counterSchema>;
