import { z } from 'zod';
import { currencySchema, daySchema } from './money.ts';

/** Exchange rates of a day: units of each currency for one US dollar. */
export const exchangeSchema = z.strictObject({
  asOf: daySchema,
  perUsd: z.record(currencySchema, z.number().positive()),
});

/** From which currency rates were turned into another, at how many units of the new one each, and of which day. */
export const exchangedSchema = z.strictObject({
  from: currencySchema,
  rate: z.number().positive(),
  asOf: daySchema,
});

export type Exchanged = z.infer<typeof exchangedSchema>;

export type Exchange = z.infer<typeof exchangeSchema>;

/**
 * An amount in another currency, unrounded, by the workshop's exchange table.
 * @returns undefined when the table lacks one of the currencies; an equal currency needs no rate
 */
export function convert(
  amount: number,
  from: string,
  to: string,
  profile: { readonly exchange: Exchange },
): number | undefined {
  if (from === to) return amount;
  const fromPerUsd = profile.exchange.perUsd[from];
  const toPerUsd = profile.exchange.perUsd[to];
  return fromPerUsd === undefined || toPerUsd === undefined ? undefined : (amount / fromPerUsd) * toPerUsd;
}
