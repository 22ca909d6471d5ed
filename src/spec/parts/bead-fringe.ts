import { z } from 'zod';
import { choiceField, countField, lengthField, partField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/** Metal beads below the rim of a bell, each on a small ring, cast in one piece with it (ghungroo, kunukku). */
export const beadFringeSchema = z.strictObject({
  kind: z.literal('bead-fringe'),
  on: partField('Below the rim of'),
  count: countField('Beads', { min: 3, max: 60, default: 16 }),
  beadMm: lengthField('Bead', { min: 1, max: 5, step: 0.1, default: 2.2 }),
  form: choiceField('Form', ['round', 'drop'], 'round'),
  eyeWireMm: lengthField('Ring wire', { min: 0.4, max: 1, step: 0.05, default: makingRules.bell.eyeWireMm.limit }),
});
