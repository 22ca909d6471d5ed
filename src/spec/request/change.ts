import { z } from 'zod';
import { phraseSchema, wordSchema, wordsSchema } from './word.ts';

const scalarSchema = z.union([z.string().max(200), z.number(), z.boolean()]);

/** What an edit or a remodelling of an existing piece starts from, changes and leaves alone. */
export const requestChangeShape = {
  /** The shop's own number of the design. */
  base_design: phraseSchema.optional(),
  /** By subject (`center`, `metal`, `size`…), then by field. */
  changes: z.record(wordSchema, z.record(wordSchema, scalarSchema)).optional(),
  keep: z.record(wordSchema, scalarSchema).optional(),
  heirloom_from: wordSchema.optional(),
  quote: z.strictObject({ exclude: wordsSchema.optional() }).optional(),
  views: wordsSchema.optional(),
};
