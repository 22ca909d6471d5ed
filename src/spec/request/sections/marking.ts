import { z } from 'zod';
import { phraseSchema, wordSchema, wordsSchema } from './word.ts';

export const requestEnamelSchema = z.strictObject({
  colors: wordsSchema.optional(),
  location: wordSchema.optional(),
});

/** Letters keep their case: they are cut as they stand. */
export const requestEngravingSchema = z.strictObject({
  text: phraseSchema.optional(),
  motif: wordSchema.optional(),
  pattern: wordSchema.optional(),
  style: wordSchema.optional(),
  /** Mirrored, as a seal has to be. */
  reversed: z.boolean().optional(),
  location: wordSchema.optional(),
  action: z.enum(['keep', 'add']).optional(),
});

export const requestHallmarkSchema = z.strictObject({
  /** BIS, UK, … as its initials are written. */
  scheme: z.string().max(12).optional(),
  huid: z.boolean().optional(),
});
