import { z } from 'zod';
import { choiceField, lengthField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';
import { headPlacement } from './head-placement.ts';

/** A cup with a peg for a half-drilled pearl, which is glued on it last of all. */
export const pearlCupSchema = z.strictObject({
  kind: z.literal('pearl-cup'),
  ...headPlacement,
  cupMm: lengthField('Cup diameter', { min: 1, max: 12, step: 0.1, default: 4 }),
  wallMm: lengthField('Wall', { min: 0.4, max: 1.5, step: 0.05, default: makingRules.pearl.cupWallMm.limit }),
  pegMm: lengthField('Peg diameter', { min: 0.5, max: 1.5, step: 0.05, default: makingRules.pearl.pegMm.limit }),
  /** Under the pearl (a ring, a stud), or above it (a drop). */
  side: choiceField('Cup', ['behind', 'above'], 'behind'),
});
