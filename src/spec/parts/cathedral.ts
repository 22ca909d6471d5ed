import { z } from 'zod';
import { lengthField, partField } from '../field.ts';

/** Arches that rise from the shoulders and meet the head below the girdle. */
export const cathedralSchema = z.strictObject({
  kind: z.literal('cathedral'),
  on: partField('Rises from'),
  meets: partField('Meets', 'meets'),
  riseMm: lengthField('Rise', { min: 0.8, max: 6, step: 0.1, default: 2.6 }),
  widthMm: lengthField('Width', { min: 0.8, max: 4, step: 0.1, default: 1.5 }),
});
