import { z } from 'zod';

/** ISO 4217, e.g. "USD". */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'a currency has three capital letters');

/** An amount in the profile's currency. */
export const moneySchema = z.number().min(0).max(100_000_000);

/** A day, e.g. "2026-11-20": rates are shown with their age. */
export const daySchema = z.iso.date();
