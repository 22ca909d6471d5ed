import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/** What a drop hangs from, bought: an open shepherd hook, or wire that a hinged lever closes behind the lobe. */
export const earWireSchema = z.strictObject({
  kind: z.literal('ear-wire'),
  carries: partField('Carries', 'carries'),
  style: choiceField('Style', ['fish-hook', 'lever-back'], 'fish-hook'),
  wireMm: lengthField('Wire', { min: 0.6, max: 1.2, step: 0.05, default: makingRules.earring.earWireMm.limit }),
  heightMm: lengthField('Height', { min: 8, max: 28, step: 0.5, default: 14 }),
});
