import { z } from 'zod';
import { choiceField, lengthField } from '../field.ts';
import { headPlacement } from './head-placement.ts';

/** A collar of metal around the whole girdle (rub-over), open at the back. */
export const bezelHeadSchema = z.strictObject({
  kind: z.literal('bezel-head'),
  ...headPlacement,
  wallMm: lengthField('Wall', { min: 0.3, max: 2, step: 0.05, default: 0.7 }),
  lipMm: lengthField('Lip over the crown', { min: 0.1, max: 1, step: 0.05, default: 0.35 }),
  edge: choiceField('Edge', ['plain', 'milgrain'], 'plain'),
});
