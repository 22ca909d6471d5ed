import { z } from 'zod';
import { choiceField, lengthField, partField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/**
 * What goes through the nostril. Wire is cast with the head: bent square to a foot (l-bend), on around to an open curl
 * (a nostril screw), or straight with a bead at its end (a nose bone). With a screw (pech) it is a threaded post that is
 * bought with its nut.
 */
export const noseWireSchema = z.strictObject({
  kind: z.literal('nose-wire'),
  on: partField('Behind'),
  ending: choiceField('Ending', ['l-bend', 'curl', 'bead', 'screw'], 'l-bend'),
  diameterMm: lengthField('Wire', { min: 0.5, max: 1.2, step: 0.05, default: makingRules.nosePin.wireMm.limit }),
  lengthMm: lengthField('Length', { min: 4, max: 10, step: 0.1, default: makingRules.nosePin.lengthMm.limit }),
});
