import { z } from 'zod';
import { countField, lengthField, partField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/**
 * Ghungroos: hollow slit bells with a loose ball inside, bought, and hung by jump rings from the links of a chain or from
 * small rings on a bangle. They are spread evenly, or stand as one group where their spacing is given.
 */
export const ghungrooSchema = z.strictObject({
  kind: z.literal('ghungroo'),
  on: partField('Hang from', 'hangs'),
  count: countField('Bells', { min: 1, max: 80, default: 12 }),
  bellMm: lengthField('Bell', { min: 2, max: 12, step: 0.1, default: makingRules.ghungroo.usualMm.limit }),
  /** From bell to bell; 0 spreads them over all that there is. */
  spacingMm: lengthField('Spacing, 0 for even', { min: 0, max: 60, step: 0.1, default: 0 }),
});
