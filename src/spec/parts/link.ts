import { z } from 'zod';
import { lengthField, partField } from '../field.ts';

/** A jump ring between two loops: what hangs can swing. Bought, closed at the bench. */
export const linkSchema = z.strictObject({
  kind: z.literal('link'),
  on: partField('Hangs from', 'hangs'),
  carries: partField('Carries', 'carries'),
  wireMm: lengthField('Wire', { min: 0.4, max: 1.6, step: 0.05, default: 0.7 }),
  innerMm: lengthField('Inside', { min: 1, max: 8, step: 0.1, default: 2.2 }),
});
