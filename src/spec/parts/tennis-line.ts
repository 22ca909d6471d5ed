import { z } from 'zod';
import { choiceField, countField, inTurnField, lengthField, stoneField } from '../field.ts';

/** A flexible line of equal settings, each hinged to the next; the clasp is bought. */
export const tennisLineSchema = z.strictObject({
  kind: z.literal('tennis-line'),
  holds: stoneField('Holds'),
  inTurn: inTurnField(),
  count: countField('Stones', { min: 12, max: 400, default: 52 }),
  gapMm: lengthField('Gap between settings', { min: 0.1, max: 3, step: 0.05, default: 0.3 }),
  /** Around a wrist it bends along its stones, around a neck sideways, so that they all face forward. */
  worn: choiceField('Worn', ['wrist', 'neck'], 'wrist'),
  prongMm: lengthField('Prong diameter', { min: 0.3, max: 1.4, step: 0.05, default: 0.7 }),
});
