import { z } from 'zod';
import { choiceField, countField, lengthField, partField, stoneField } from '../field.ts';

/** A ring of small stones around a head. */
export const haloSchema = z.strictObject({
  kind: z.literal('halo'),
  around: partField('Around'),
  holds: stoneField('Holds'),
  count: countField('Stones', { min: 6, max: 80, default: 20 }),
  gapMm: lengthField('Gap to the centre stone', { min: 0.05, max: 2, step: 0.01, default: 0.14 }),
  outline: choiceField('Outline', ['follow', 'round', 'cushion'], 'follow'),
  edge: choiceField('Edge', ['plain', 'scalloped', 'milgrain'], 'scalloped'),
  dropMm: lengthField('Below the girdle', { min: 0, max: 1.5, step: 0.05, default: 0.3 }),
});
