import { z } from 'zod';
import { angleField, countField, inTurnField, partField, stoneField } from '../field.ts';

/** Stones sunk level with the surface (gypsy setting). */
export const flushSchema = z.strictObject({
  kind: z.literal('flush'),
  on: partField('Set into'),
  holds: stoneField('Holds'),
  inTurn: inTurnField(),
  count: countField('Stones', { min: 1, max: 40, default: 3 }),
  spacingDeg: angleField('Spacing', { min: 3, max: 90, step: 0.5, default: 18 }),
});
