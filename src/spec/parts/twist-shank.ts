import { z } from 'zod';
import { angleField, countField } from '../field.ts';
import { shankDimensions } from './shank.ts';

/** A shank whose upper arc is two strands wound around each other, on a plain palm that can be sized. */
export const twistShankSchema = z.strictObject({
  kind: z.literal('twist-shank'),
  ...shankDimensions,
  twists: countField('Half turns a side', { min: 1, max: 8, default: 3 }, 'turns'),
  twistArcDeg: angleField('Twisted arc a side', { min: 40, max: 120, step: 5, default: 80 }),
});
