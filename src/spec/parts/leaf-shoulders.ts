import { z } from 'zod';
import { countField, lengthField, partField } from '../field.ts';

/** Leaves that climb both shoulders of a shank, each lying on the metal with its mid-rib raised. */
export const leafShouldersSchema = z.strictObject({
  kind: z.literal('leaf-shoulders'),
  on: partField('Grow on'),
  pairs: countField('Leaves a side', { min: 1, max: 7, default: 3 }),
  leafLengthMm: lengthField('Leaf length', { min: 1.5, max: 8, step: 0.1, default: 3.4 }),
  leafWidthMm: lengthField('Leaf width', { min: 0.8, max: 4, step: 0.1, default: 1.5 }),
});
