import { z } from 'zod';
import { choiceField, countField, lengthField } from '../field.ts';
import { headPlacement } from './head-placement.ts';

/** A claw setting: prongs on a basket or a V base, with gallery rails hidden under the girdle. */
export const prongHeadSchema = z.strictObject({
  kind: z.literal('prong-head'),
  ...headPlacement,
  prongs: countField('Prongs', { min: 3, max: 8, default: 4 }),
  prongMm: lengthField('Prong diameter', { min: 0.3, max: 2, step: 0.05, default: 0.9 }),
  style: choiceField('Base', ['basket', 'v-base'], 'basket'),
  tip: choiceField('Prong tip', ['claw', 'round', 'v'], 'claw'),
  rails: countField('Gallery rails', { min: 0, max: 2, default: 1 }),
});
