import { z } from 'zod';
import { amountSchema, wordSchema } from './word.ts';

/** Money as it was said. `amount_raw` alone is a bare number of unknown currency and scale ("50"). */
export const requestBudgetSchema = z.strictObject({
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  min: amountSchema.optional(),
  max: amountSchema.optional(),
  target: amountSchema.optional(),
  approx: amountSchema.optional(),
  tax_included: z.boolean().optional(),
  scope: wordSchema.optional(),
  amount_raw: z.string().max(40).optional(),
});

export type RequestBudget = z.infer<typeof requestBudgetSchema>;
