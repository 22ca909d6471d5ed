import { z } from 'zod';
import { lengthField, partField } from '../field.ts';

/** A bought box or lobster clasp. */
export const claspSchema = z.strictObject({
  kind: z.literal('clasp'),
  on: partField('Closes'),
  lengthMm: lengthField('Length', { min: 4, max: 20, step: 0.5, default: 9 }),
});
