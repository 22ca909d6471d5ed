import { z } from 'zod';
import { chartSystems } from '../../sizes/scales.ts';
import { amountSchema, wordSchema } from './word.ts';

export const sizeSystemSchema = z.enum(chartSystems);

/** US 6.5, UK "M½"; a bangle size is a string, since 2.10 (2 10/16 inch) is not 2.1. */
export const sizeValueSchema = z.union([z.number(), z.string().max(8)]);

/**
 * The size of a ring or bangle as it was said. `system` is null when only a number was given: "size 7" is a different
 * ring in each country, so it is asked for, never guessed.
 */
export const requestSizeSchema = z.strictObject({
  system: sizeSystemSchema.nullable(),
  value: sizeValueSchema.optional(),
  inner_diameter_mm: amountSchema.optional(),
  inner_circumference_mm: amountSchema.optional(),
});

export type RequestSize = z.infer<typeof requestSizeSchema>;

/** Lengths of the piece or of its parts, all in mm; inches are multiplied by 25.4. */
export const requestDimensionsSchema = z.strictObject({
  band_width_mm: amountSchema.optional(),
  width_mm: amountSchema.optional(),
  width_approx_mm: amountSchema.optional(),
  height_mm: amountSchema.optional(),
  height_max_mm: amountSchema.optional(),
  length_mm: amountSchema.optional(),
  length_min_mm: amountSchema.optional(),
  length_max_mm: amountSchema.optional(),
  diameter_mm: amountSchema.optional(),
  thickness_mm: amountSchema.optional(),
  chain_length_mm: amountSchema.optional(),
  face_shape: wordSchema.optional(),
  face_length_mm: amountSchema.optional(),
  face_width_mm: amountSchema.optional(),
});

export type RequestDimensions = z.infer<typeof requestDimensionsSchema>;

/** Weights in grams: metal, gross (with stones) and total are different facts. */
export const requestWeightSchema = z.strictObject({
  metal_min_g: amountSchema.optional(),
  metal_max_g: amountSchema.optional(),
  metal_approx_g: amountSchema.optional(),
  metal_each_g: amountSchema.optional(),
  metal_total_max_g: amountSchema.optional(),
  gross_max_g: amountSchema.optional(),
  total_max_g: amountSchema.optional(),
  /** A weight said in tola or ratti keeps its unit: the old tola is 11.664 g, the new one 10 g. */
  value: amountSchema.optional(),
  unit: z.enum(['tola', 'ratti', 'masha']).optional(),
  scope: wordSchema.optional(),
});

export type RequestWeight = z.infer<typeof requestWeightSchema>;
