import { z } from 'zod';
import { angleField, countField, lengthField, partField, stoneField } from '../field.ts';

/** Round stones in low collars side by side along the edge of a plate or a crescent, the middle one lowest, as kundan cells are. */
export const collarRowSchema = z.strictObject({
  kind: z.literal('collar-row'),
  on: partField('Stands on'),
  holds: stoneField('Stones'),
  count: countField('Stones', { min: 1, max: 60, default: 9 }),
  /** Of the edge, about its lowest place; 360 goes all around. */
  spanDeg: angleField('Along the edge', { min: 10, max: 360, step: 1, default: 200 }),
  insetMm: lengthField('From the edge', { min: 0.8, max: 20, step: 0.05, default: 2.2 }),
  wallMm: lengthField('Collar', { min: 0.3, max: 1.2, step: 0.05, default: 0.45 }),
});
