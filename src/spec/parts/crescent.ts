import { z } from 'zod';
import { lengthField } from '../field.ts';

/**
 * The moon of a chandbali: a round plate with a round window that lies towards its top, so that its horns meet there; its
 * face is domed between the two edges.
 */
export const crescentSchema = z.strictObject({
  kind: z.literal('crescent'),
  widthMm: lengthField('Width', { min: 10, max: 70, step: 0.5, default: 30 }),
  bellyMm: lengthField('Breadth below', { min: 2, max: 24, step: 0.1, default: 8 }),
  hornMm: lengthField('Breadth above', { min: 0.8, max: 8, step: 0.1, default: 1.6 }),
  thicknessMm: lengthField('Thickness', { min: 0.5, max: 4, step: 0.1, default: 1.2 }),
  domeMm: lengthField('Dome', { min: 0, max: 2, step: 0.1, default: 0.5 }),
});
