import { z } from 'zod';
import { choiceField, countField, lengthField } from '../field.ts';

/** Sections that the metal of a hoop earring is made in. */
const hoopSections = ['round', 'd', 'flat', 'knife'] as const;

/**
 * The body of a hoop earring, huggie, bali or sleeper: solid metal bent round, open at the top where the lobe lies.
 * With turns it is three strands wound around a core, as thick as they are wide, between two plain ends.
 */
export const hoopSchema = z.strictObject({
  kind: z.literal('hoop'),
  section: choiceField('Section', hoopSections, 'round'),
  outerDiameterMm: lengthField('Outside diameter', { min: 8, max: 90, step: 0.5, default: 30 }),
  widthMm: lengthField('Width', { min: 1, max: 14, step: 0.1, default: 2.2 }),
  thicknessMm: lengthField('Thickness', { min: 0.8, max: 8, step: 0.1, default: 2.2 }),
  openingMm: lengthField('Opening for the lobe', { min: 3, max: 16, step: 0.1, default: 6 }),
  turns: countField('Twist', { min: 0, max: 80, default: 0 }, 'turns'),
});
