import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';

/** What closes a chain, bought. Between the two ends of a line of settings it is a box, whatever its style says. */
export const claspSchema = z.strictObject({
  kind: z.literal('clasp'),
  on: partField('Closes'),
  style: choiceField('Style', ['lobster', 'spring-ring', 's-hook', 'toggle', 'box'], 'lobster'),
  lengthMm: lengthField('Length', { min: 4, max: 20, step: 0.5, default: 9 }),
});
