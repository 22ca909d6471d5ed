import { z } from 'zod';
import { angleField, countField, inTurnField, lengthField, partField, stoneField } from '../field.ts';

/** Bead-set stones along both shoulders of a shank, or over the top of a bangle. */
export const paveSchema = z.strictObject({
  kind: z.literal('pave'),
  on: partField('Set into'),
  holds: stoneField('Holds'),
  inTurn: inTurnField(),
  countPerSide: countField('Stones a side', { min: 1, max: 80, default: 12 }),
  startDeg: angleField('Starts at, from the top', { min: 0, max: 120, step: 0.5, default: 20 }),
  gapMm: lengthField('Gap between stones', { min: 0.05, max: 1, step: 0.01, default: 0.12 }),
});
