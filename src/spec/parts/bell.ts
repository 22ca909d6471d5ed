import { z } from 'zod';
import { choiceField, countField, lengthField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/**
 * The hollow bell of a jhumka: a wall of even thickness turned about its upright axis, open below, with a rolled rim, a
 * knob to hang from and rows of grains around it.
 */
export const bellSchema = z.strictObject({
  kind: z.literal('bell'),
  profile: choiceField('Profile', ['dome', 'flared', 'umbrella'], 'dome'),
  /** Outside of the rim; its grains stand out beyond it. */
  diameterMm: lengthField('Rim diameter', { min: 5, max: 45, step: 0.5, default: 15 }),
  /** From the rim to the top of the wall, without the knob. */
  heightMm: lengthField('Height', { min: 3, max: 40, step: 0.5, default: 10 }),
  wallMm: lengthField('Wall', { min: 0.3, max: 2, step: 0.05, default: makingRules.bell.wallMm.limit }),
  /** Lobes like those of a melon; 0 is smooth. */
  flutes: countField('Flutes', { min: 0, max: 32, default: 0 }),
  grainRows: countField('Rows of grains', { min: 0, max: 3, default: 1 }),
  grainMm: lengthField('Grain', { min: 0.4, max: 2, step: 0.05, default: 0.9 }),
});
