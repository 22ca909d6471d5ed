import { z } from 'zod';
import { lengthField, partField } from '../field.ts';

/** A row of tiny beads along both edges of a band. */
export const milgrainSchema = z.strictObject({
  kind: z.literal('milgrain'),
  on: partField('Along'),
  beadMm: lengthField('Bead', { min: 0.25, max: 0.8, step: 0.05, default: 0.4 }),
});
