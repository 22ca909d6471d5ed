import { z } from 'zod';
import { angleField, lengthField, ratioField } from '../field.ts';
import { shankDimensions } from './shank.ts';

/** A shank that divides into two branches before it reaches the head. */
export const splitShankSchema = z.strictObject({
  kind: z.literal('split-shank'),
  ...shankDimensions,
  opensAtDeg: angleField('Opens at, from the top', { min: 20, max: 80, step: 1, default: 45 }),
  openingMm: lengthField('Opening at the head', { min: 0.6, max: 10, step: 0.1, default: 2.4 }),
  branchRatio: ratioField('Branch width', { min: 0.4, max: 0.8, step: 0.05, default: 0.6 }),
});
