import { z } from 'zod';
import { angleField, choiceField, countField, inTurnField, partField, stoneField } from '../field.ts';

/** Equal stones around the finger: full (360°) or half eternity. */
export const eternityRowSchema = z.strictObject({
  kind: z.literal('eternity-row'),
  on: partField('Set into'),
  holds: stoneField('Holds'),
  inTurn: inTurnField(),
  count: countField('Stones', { min: 3, max: 80, default: 22 }),
  arcDeg: angleField('Arc', { min: 60, max: 360, step: 1, default: 360 }),
  setting: choiceField('Setting', ['shared-prong', 'pave', 'channel'], 'shared-prong'),
});
