import { z } from 'zod';
import { roundMoney } from '#shared/money.ts';

/** ISO 4217, e.g. "USD". */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'a currency has three capital letters');

/** An amount in the profile's currency. */
export const moneySchema = z.number().min(0).max(100_000_000);

/** Money that changes hands: nobody pays a part of a cent. */
export const paidSchema = z
  .number('Enter an amount.')
  .min(-100_000_000)
  .max(100_000_000)
  .refine((amount) => amount !== 0, 'Enter an amount.')
  .refine((amount) => roundMoney(amount) === amount, 'An amount has two decimals at most.');

/** A day, e.g. "2026-11-20": rates are shown with their age. */
export const daySchema = z.iso.date();
