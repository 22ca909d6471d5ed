import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';

/** The flat face of a signet ring, lofted into the shoulders of its shank. */
export const signetFaceSchema = z.strictObject({
  kind: z.literal('signet-face'),
  on: partField('Grows from'),
  shape: choiceField('Face', ['oval', 'round', 'cushion', 'rectangle'], 'oval'),
  lengthMm: lengthField('Length along the finger', { min: 5, max: 22, step: 0.1, default: 13 }),
  widthMm: lengthField('Width across the finger', { min: 5, max: 22, step: 0.1, default: 10.6 }),
  thicknessMm: lengthField('Thickness', { min: 1, max: 4, step: 0.1, default: 2 }),
});
