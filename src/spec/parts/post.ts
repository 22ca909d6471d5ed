import { z } from 'zod';
import { lengthField, partField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/** An ear post with its friction nut, bought and soldered on after casting. */
export const postSchema = z.strictObject({
  kind: z.literal('post'),
  on: partField('Soldered to'),
  diameterMm: lengthField('Diameter', { min: 0.5, max: 1.5, step: 0.05, default: makingRules.earring.postMm.limit }),
  lengthMm: lengthField('Length', { min: 6, max: 14, step: 0.1, default: makingRules.earring.postLengthMm.limit }),
});
