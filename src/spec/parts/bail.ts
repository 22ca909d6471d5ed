import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';

/** The loop that the chain runs through; it belongs to the design and is cast with it. */
export const bailSchema = z.strictObject({
  kind: z.literal('bail'),
  on: partField('Hangs from'),
  /** A set one is a strap of one width that carries stones down its front: as high as they need. */
  style: choiceField('Style', ['tapered', 'ring', 'hidden', 'set'], 'tapered'),
  heightMm: lengthField('Visible height', { min: 2, max: 14, step: 0.1, default: 5.5 }),
  widthMm: lengthField('Width', { min: 1, max: 8, step: 0.1, default: 2.4 }),
  wallMm: lengthField('Wall', { min: 0.5, max: 2, step: 0.05, default: 0.9 }),
});
