import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';

/** A small closed ring fixed to a part, for the next part to hang from, edge-on so that the drop faces front. */
export const loopSchema = z.strictObject({
  kind: z.literal('loop'),
  on: partField('Fixed to'),
  side: choiceField('Side', ['top', 'bottom'], 'bottom'),
  wireMm: lengthField('Wire', { min: 0.5, max: 2, step: 0.05, default: 0.8 }),
  innerMm: lengthField('Inside', { min: 0.8, max: 6, step: 0.1, default: 1.4 }),
});
