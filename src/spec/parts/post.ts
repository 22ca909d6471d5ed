import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/**
 * An ear post with what closes it behind the lobe, bought and soldered on after casting: a friction nut (push), a screw
 * nut, the broad domed nut of a South screw or the fine long one of a Bombay screw, or a hinged loop (omega). A clip has
 * no post: its paddle presses from behind.
 */
export const postSchema = z.strictObject({
  kind: z.literal('post'),
  on: partField('Soldered to'),
  back: choiceField('Back', ['push', 'screw', 'south-screw', 'bombay-screw', 'omega', 'clip'], 'push'),
  diameterMm: lengthField('Diameter', { min: 0.5, max: 1.5, step: 0.05, default: makingRules.earring.postMm.limit }),
  lengthMm: lengthField('Length', { min: 6, max: 14, step: 0.1, default: makingRules.earring.postLengthMm.limit }),
});
