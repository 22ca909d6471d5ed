import { z } from 'zod';
import { amountSchema, countSchema, phraseSchema, wordSchema } from './word.ts';

/** A weight that keeps the unit it was said in: a ratti is not the same on every scale. */
const traditionalWeightSchema = z.strictObject({
  value: amountSchema,
  unit: z.enum(['ratti', 'tola', 'gram', 'carat', 'masha']),
});

/** One kind of stone and its role. Weights "each" and "total" are different facts with fields of their own. */
export const requestStoneSchema = z.strictObject({
  /** What they are to the piece, as `meanings/stone-roles.ts` has it; or the piece that they are for. */
  role: wordSchema,
  gem: wordSchema.optional(),
  shape: wordSchema.optional(),
  /** How it is cut when that is not its outline: rose_cut, old_european, polki_uncut… */
  cut: wordSchema.optional(),
  /** bead, cabochon, drop… */
  form: wordSchema.optional(),
  count: countSchema.optional(),
  carat_each: amountSchema.optional(),
  carat_total: amountSchema.optional(),
  diameter_mm: amountSchema.optional(),
  /** Length, width and, when measured, depth. */
  size_mm: z.array(amountSchema).min(2).max(3).optional(),
  size_mm_min: amountSchema.optional(),
  size_mm_max: amountSchema.optional(),
  /** A size in words: "a small diamond". */
  size_word: z.enum(['small', 'large']).optional(),
  weight: traditionalWeightSchema.optional(),
  color: wordSchema.optional(),
  /** D to Z, or a range as said: `F-G`. */
  color_grade: z.string().max(12).optional(),
  /** IF, VVS1, SI1, or a range as said: `VS-SI`. */
  clarity: z.string().max(12).optional(),
  clarity_is_minimum: z.boolean().optional(),
  origin: z.enum(['natural', 'lab_grown']).optional(),
  origin_country: phraseSchema.optional(),
  /** Who wrote the report: GIA, IGI, HRD… */
  lab: z.string().max(12).optional(),
  setting: wordSchema.optional(),
  prongs_per_stone: countSchema.optional(),
  arrangement: wordSchema.optional(),
  orientation: wordSchema.optional(),
  rows: countSchema.optional(),
  supplied_by: wordSchema.optional(),
});

export type RequestStone = z.infer<typeof requestStoneSchema>;

/** The weight of several stones together; whether the centre stone is in it changes what is left for the rest. */
export const totalCaratSchema = z.strictObject({
  value: amountSchema,
  includes_center: z.boolean().optional(),
});

/** Strung beads, e.g. the black beads of a mangalsutra. */
export const requestBeadsSchema = z.strictObject({
  kind: wordSchema,
  strands: countSchema.optional(),
  /** Diameter of one. */
  size_mm: amountSchema.optional(),
});
