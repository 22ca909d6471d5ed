import { z } from 'zod';
import { wordSchema } from './word.ts';

/** Words of `finish` that are said of one place only: "brushed with polished edges", "matt outside, polished inside". */
export const requestFinishPlacesSchema = z.strictObject({
  edges: wordSchema.optional(),
  inside: wordSchema.optional(),
});

export type FinishPlaces = z.infer<typeof requestFinishPlacesSchema>;

/** A place of a hoop that can have a finish of its own. */
export type FinishPlace = keyof FinishPlaces;
