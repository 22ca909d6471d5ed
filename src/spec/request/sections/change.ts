import { z } from 'zod';
import { phraseSchema, wordSchema, wordsSchema } from './word.ts';

const scalarSchema = z.union([z.string().max(200), z.number(), z.boolean()]);

/** What an edit or a remodelling of an existing piece starts from, changes and leaves alone. */
export const requestChangeShape = {
  /** The shop's own number of the design. */
  base_design: phraseSchema.optional(),
  /**
   * By subject (`center`, `metal`, `size`, `dimensions`, `weight`…), then by field, as the field is called where it
   * stands in a new design. A change by an amount is `<field>_change_<unit>`, negative for less
   * (`length_change_mm: 25.4`, `metal_change_g: -2`); one in a direction is a word without a unit
   * (`band_width: thinner`, `size: larger`).
   */
  changes: z.record(wordSchema, z.record(wordSchema, scalarSchema)).optional(),
  /** What stays: `everything_else`, `stones`, `setting`, a clarity. */
  keep: z.record(wordSchema, scalarSchema).optional(),
  heirloom_from: wordSchema.optional(),
  quote: z.strictObject({ exclude: wordsSchema.optional() }).optional(),
  views: wordsSchema.optional(),
};

/** What a key of a change is about, and in which unit it is changed by an amount; none where it is said as a word. */
export function measureOfChange(key: string): { readonly measure: string; readonly unit?: string } {
  const [, measure, unit] = /^(.+)_change_([a-z]+)$/.exec(key) ?? [];
  return measure === undefined || unit === undefined ? { measure: key } : { measure, unit };
}
