import { z } from 'zod';
import { lengthField, partField } from '../field.ts';

/** The chain of a maang tikka, which lies along the parting, with the hook that holds it in the hair; bought. */
export const partingChainSchema = z.strictObject({
  kind: z.literal('parting-chain'),
  on: partField('Carries', 'threads'),
  lengthMm: lengthField('Length', { min: 40, max: 260, step: 1, default: 120 }),
  wireMm: lengthField('Wire', { min: 0.3, max: 1.5, step: 0.05, default: 0.5 }),
  linkLengthMm: lengthField('Link, outside length', { min: 1.6, max: 10, step: 0.1, default: 3.2 }),
  linkWidthMm: lengthField('Link, outside width', { min: 1.2, max: 8, step: 0.1, default: 2.2 }),
  hookMm: lengthField('Hook', { min: 6, max: 30, step: 0.5, default: 14 }),
});
