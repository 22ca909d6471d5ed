import { z } from 'zod';
import { countField, lengthField, partField } from '../field.ts';

/** Balls of metal along the top of a band. */
export const knobSchema = z.strictObject({
  kind: z.literal('knob'),
  on: partField('Stands on'),
  count: countField('Knobs', { min: 1, max: 12, default: 5 }),
  diameterMm: lengthField('Knob diameter', { min: 1.2, max: 4, step: 0.1, default: 2 }),
});
