import { z } from 'zod';
import { lengthField, partField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/** A bought shepherd hook that a drop hangs from. */
export const earWireSchema = z.strictObject({
  kind: z.literal('ear-wire'),
  carries: partField('Carries', 'carries'),
  wireMm: lengthField('Wire', { min: 0.6, max: 1.2, step: 0.05, default: makingRules.earring.earWireMm.limit }),
  heightMm: lengthField('Height', { min: 8, max: 28, step: 0.5, default: 14 }),
});
