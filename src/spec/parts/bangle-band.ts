import { z } from 'zod';
import { choiceField, lengthField } from '../field.ts';

/** A rigid bangle or kada; the wrist size is the spec's `size`. */
export const bangleBandSchema = z.strictObject({
  kind: z.literal('bangle-band'),
  section: choiceField('Section', ['round', 'd', 'flat', 'knife'], 'd'),
  widthMm: lengthField('Width', { min: 1.5, max: 30, step: 0.1, default: 4 }),
  thicknessMm: lengthField('Thickness', { min: 1, max: 10, step: 0.1, default: 2.2 }),
});
