import { z } from 'zod';
import { countField, lengthField, partField, stoneField } from '../field.ts';

/** A collar of small stones that look outwards under the girdle of a centre stone, seen from the side alone. */
export const hiddenHaloSchema = z.strictObject({
  kind: z.literal('hidden-halo'),
  around: partField('Around'),
  holds: stoneField('Holds'),
  count: countField('Stones', { min: 4, max: 80, default: 16 }),
  /** To the middle of the small stones. At 0, and wherever the pavilion needs the room, as close under it as there is. */
  dropMm: lengthField('Below the girdle at least', { min: 0, max: 5, step: 0.05, default: 0 }),
});
