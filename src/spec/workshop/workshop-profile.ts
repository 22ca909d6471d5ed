import { z } from 'zod';
import { ringSizeSystems } from '../sizes/scales.ts';
import { boughtPartsSchema, makingChargesSchema, settingChargesSchema } from './bench-charges.ts';
import { examplesSchema } from './examples.ts';
import { exchangedSchema, exchangeSchema } from './exchange.ts';
import { metalRatesSchema } from './metal-rates.ts';
import { currencySchema, daySchema } from './money.ts';
import { stonePricesSchema } from './stone-prices.ts';

/**
 * What tax is charged on: the whole piece, or the labour alone. It is a setting, since countries differ and rules
 * change.
 */
export const taxSchema = z.strictObject({
  name: z.string().max(40),
  ratePct: z.number().min(0).max(100),
  base: z.enum(['piece', 'labour']),
});

/**
 * A workshop's own numbers. All money is in `currency` and is what the customer pays before tax: a shop's margin is
 * inside its stone prices and charges.
 */
export const workshopProfileSchema = z
  .strictObject({
    /** Names these numbers: others have another id. A price says by which it was reckoned. */
    ratesId: z.string().min(1).max(100),
    /** ISO 3166, e.g. "US". */
    country: z.string().regex(/^[A-Z]{2}$/),
    currency: currencySchema,
    /** The day of the metal rates. */
    ratesAsOf: daySchema,
    /** What the shop has not entered yet: a price that takes anything of it says "example rate". */
    examples: examplesSchema,
    metalRates: metalRatesSchema,
    stonePrices: stonePricesSchema,
    settingCharges: settingChargesSchema,
    making: makingChargesSchema,
    boughtParts: boughtPartsSchema,
    tax: taxSchema,
    exchange: exchangeSchema,
    /** Where a client speaks of other money than the shop: what its own rates were turned with. */
    exchanged: exchangedSchema.exactOptional(),
    /** Metal lost between casting and finished piece, percent of volume. */
    finishingLossPct: z.number().min(0).max(30),
    ringSizeSystem: z.enum(ringSizeSystems),
  })
  .refine(({ currency, exchange }) => exchange.perUsd[currency] !== undefined, {
    error: 'the exchange table needs a rate for the currency of the profile',
    path: ['exchange', 'perUsd'],
  });

export type WorkshopProfile = z.infer<typeof workshopProfileSchema>;
