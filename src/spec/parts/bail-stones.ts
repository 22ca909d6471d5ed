import { z } from 'zod';
import { countField, partField, stoneField } from '../field.ts';

/** Small stones in collars of their own, one below the other down the front of a bail. */
export const bailStonesSchema = z.strictObject({
  kind: z.literal('bail-stones'),
  on: partField('Set on'),
  holds: stoneField('Holds'),
  count: countField('Stones', { min: 1, max: 9, default: 3 }),
});
