import { z } from 'zod';
import { sizeSystemSchema, sizeValueSchema } from './measure.ts';
import { amountSchema, countSchema, wordSchema } from './word.ts';

/** One line of the order: what to make and how many; a pair of earrings is `qty` 1, `unit` pair. */
export const requestItemSchema = z.strictObject({
  /** ring, earrings, necklace, bangle, kada, mangalsutra… */
  type: wordSchema,
  /** engagement, signet, jhumka, tennis… */
  subtype: wordSchema.optional(),
  qty: countSchema.optional(),
  unit: z.enum(['piece', 'pair']).optional(),
  length_mm: amountSchema.optional(),
  width_mm: amountSchema.optional(),
  weight_each_max_g: amountSchema.optional(),
  /** Of this piece alone; the weight of the request is then that of the pieces without one of their own. */
  weight_approx_g: amountSchema.optional(),
  /** Of this piece alone, where several sizes were said; left out when only a number was given, as in `size`. */
  size_system: sizeSystemSchema.optional(),
  size_value: sizeValueSchema.optional(),
});

export type RequestItem = z.infer<typeof requestItemSchema>;
