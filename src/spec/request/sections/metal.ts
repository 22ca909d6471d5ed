import { z } from 'zod';
import { wordSchema } from './word.ts';

/** The metal as it was said; the alloy of a design is chosen from it later. */
export const requestMetalSchema = z.strictObject({
  /** gold, silver, platinum, palladium, brass… */
  material: wordSchema.optional(),
  /** Parts of gold in 24. */
  karat: z.number().min(1).max(24).optional(),
  /** Parts of noble metal in 1000. */
  fineness: z.number().int().min(1).max(1000).optional(),
  /** yellow, white, rose, two_tone, silver_tone… */
  color: wordSchema.optional(),
  /** What whitens it, where that was said: "palladium white gold". */
  alloyed_with: wordSchema.optional(),
  /** What to take when the first wish can't be met: "18k, warna 22k". */
  fallback_karat: z.number().min(1).max(24).optional(),
});

export type RequestMetal = z.infer<typeof requestMetalSchema>;
