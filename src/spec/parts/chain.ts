import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';

/** A cable chain. With a pendant it is usually bought; alone it is the piece itself and is exported whole. */
export const chainSchema = z.strictObject({
  kind: z.literal('chain'),
  through: partField('Runs through', 'threads').optional(),
  lengthMm: lengthField('Length', { min: 100, max: 1600, step: 1, default: 457 }),
  wireMm: lengthField('Wire', { min: 0.25, max: 4, step: 0.05, default: 0.5 }),
  linkLengthMm: lengthField('Link, outside length', { min: 1, max: 24, step: 0.1, default: 3 }),
  linkWidthMm: lengthField('Link, outside width', { min: 0.8, max: 16, step: 0.1, default: 2.2 }),
  supply: choiceField('Supply', ['made', 'bought'], 'bought'),
});
