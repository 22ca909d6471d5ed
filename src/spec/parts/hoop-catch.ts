import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/**
 * What closes a hoop and goes through the ear: a bought hinged post that snaps shut, wire that goes on around the circle
 * (endless), or wire that is hooked into an eye (bali). Wire is cast with the hoop. An open one is an ear cuff: nothing
 * closes it, it is slipped over the rim of the ear.
 */
export const hoopCatchSchema = z.strictObject({
  kind: z.literal('hoop-catch'),
  carries: partField('Closes', 'carries'),
  style: choiceField('Style', ['snap', 'endless', 'bali', 'open'], 'snap'),
  wireMm: lengthField('Wire', { min: 0.6, max: 1.2, step: 0.05, default: makingRules.earring.postMm.limit }),
});
