import { z } from 'zod';
import { countSchema, phraseSchema, wordSchema, wordsSchema } from './word.ts';

/** Who will wear it. */
const requestRecipientSchema = z.strictObject({
  relation: wordSchema.optional(),
  gender: z.enum(['female', 'male']).optional(),
  age: z.number().int().min(0).max(120).optional(),
  age_months: countSchema.optional(),
  role: wordSchema.optional(),
});

export type RequestRecipient = z.infer<typeof requestRecipientSchema>;

/** How and when it is worn; finger and weekday matter to a traditional gem. */
const requestWearSchema = z.strictObject({
  finger: wordSchema.optional(),
  day: wordSchema.optional(),
  frequency: wordSchema.optional(),
});

const requestAstrologySchema = z.strictObject({
  rashi: wordSchema.optional(),
  zodiac: wordSchema.optional(),
});

/** What it is worn with. */
const requestOutfitSchema = z.strictObject({
  garment: wordSchema.optional(),
  colors: wordsSchema.optional(),
  fabric: wordSchema.optional(),
  work: wordSchema.optional(),
  neckline: wordSchema.optional(),
});

/** The day it is for, when it must be ready, and who it comes from. */
export const requestOccasionShape = {
  occasion: wordSchema.optional(),
  /** The tenth anniversary is 10. */
  occasion_number: countSchema.optional(),
  occasion_time: wordSchema.optional(),
  deadline: phraseSchema.optional(),
  recipient: requestRecipientSchema.optional(),
  wear: requestWearSchema.optional(),
  astrology: requestAstrologySchema.optional(),
  outfit: requestOutfitSchema.optional(),
};
