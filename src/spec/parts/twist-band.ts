import { z } from 'zod';
import { countField, lengthField } from '../field.ts';

/** A bangle of strands wound around a filled core, so that no void is sealed in. */
export const twistBandSchema = z.strictObject({
  kind: z.literal('twist-band'),
  strands: countField('Strands', { min: 2, max: 4, default: 3 }),
  widthMm: lengthField('Width', { min: 2, max: 14, step: 0.1, default: 4.4 }),
  turns: countField('Turns', { min: 6, max: 40, default: 14 }, 'turns'),
});
