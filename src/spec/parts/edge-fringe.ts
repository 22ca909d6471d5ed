import { z } from 'zod';
import { angleField, countField, lengthField, partField, stoneField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/** Pearls or stone beads that hang from the lower edge of a plate or a crescent, each on a head pin from a small ring. */
export const edgeFringeSchema = z.strictObject({
  kind: z.literal('edge-fringe'),
  on: partField('Below the edge of'),
  holds: stoneField('Beads'),
  count: countField('Beads', { min: 1, max: 60, default: 9 }),
  spanDeg: angleField('Along the edge', { min: 0, max: 220, step: 1, default: 140 }),
  eyeWireMm: lengthField('Ring wire', { min: 0.4, max: 1, step: 0.05, default: makingRules.bell.eyeWireMm.limit }),
});
