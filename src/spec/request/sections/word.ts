import { z } from 'zod';

/** A value of an open vocabulary: lower_snake_case, e.g. `high_polish`, `navratna`, `22k_soft_for_diamond_setting`. */
export const wordSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'must be lower_snake_case');

/** Several words, in the order in which they were said. */
export const wordsSchema = z.array(wordSchema);

/** A name or a phrase kept as it was said. */
export const phraseSchema = z.string().min(1).max(200);

/** A measure that cannot be zero: mm, grams, carats or money. */
export const amountSchema = z.number().positive();

/** How many there are. */
export const countSchema = z.number().int().positive();
