import { z } from 'zod';
import { countField, lengthField, partField, stoneField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/** Drilled pearls or stone beads below the rim of a bell, each on a head pin that swings in a small ring. */
export const stoneFringeSchema = z.strictObject({
  kind: z.literal('stone-fringe'),
  on: partField('Below the rim of'),
  holds: stoneField('Holds'),
  count: countField('Stones', { min: 1, max: 60, default: 14 }),
  eyeWireMm: lengthField('Ring wire', { min: 0.4, max: 1, step: 0.05, default: makingRules.bell.eyeWireMm.limit }),
});
