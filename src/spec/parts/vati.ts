import { z } from 'zod';
import { choiceField, countField, lengthField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/** The small hollow cups of a mangalsutra, side by side, their domes to the front; each hangs by a ring of its own. */
export const vatiSchema = z.strictObject({
  kind: z.literal('vati'),
  count: countField('Cups', { min: 1, max: 2, default: 2 }),
  /** Outside of the rim. */
  diameterMm: lengthField('Diameter', { min: 5, max: 24, step: 0.1, default: 11 }),
  depthMm: lengthField('Depth', { min: 1.5, max: 12, step: 0.1, default: 4.4 }),
  wallMm: lengthField('Wall', { min: 0.3, max: 2, step: 0.05, default: makingRules.vati.wallMm.limit }),
  /** Grains around the middle of each dome; a boss alone, or a smooth dome. */
  work: choiceField('Dome', ['grained', 'boss', 'smooth'], 'grained'),
  ringMm: lengthField('Inside of the ring', { min: 1.2, max: 9, step: 0.1, default: 2 }),
});
