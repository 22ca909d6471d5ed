import { z } from 'zod';
import { countField, lengthField, partField, stoneField } from '../field.ts';
import { makingRules } from '../tables/making-rules.ts';

/**
 * Stone beads strung on fine wire between metal beads, in one line or two, closed at the back by a piece of chain: a
 * mangalsutra, a bracelet of black beads. In front the wire is drawn as a rod, on which a pendant hangs.
 */
export const beadStrandSchema = z.strictObject({
  kind: z.literal('bead-strand'),
  through: partField('Carries', 'threads').optional(),
  holds: stoneField('Beads'),
  /** All around, along the middle of the lines. */
  lengthMm: lengthField('Length', { min: 100, max: 1600, step: 1, default: 508 }),
  lines: countField('Lines', { min: 1, max: 2, default: 1 }),
  run: countField('Beads between metal beads', { min: 1, max: 60, default: 5 }),
  metalBeads: countField('Metal beads side by side', { min: 0, max: 5, default: 1 }),
  metalBeadMm: lengthField('Metal bead', { min: 1, max: 6, step: 0.1, default: 2.2 }),
  wireMm: lengthField('Wire', { min: 0.25, max: 1, step: 0.05, default: makingRules.strand.wireMm.limit }),
  frontMm: lengthField('Rod in front', { min: 0, max: 60, step: 0.1, default: 0 }),
  frontBeads: countField('Metal beads on the rod', { min: 0, max: 9, default: 0 }),
  backMm: lengthField('Chain at the back', { min: 20, max: 800, step: 1, default: 80 }),
  linkMm: lengthField('Link of the chain', { min: 1, max: 5, step: 0.1, default: 1.8 }),
});
