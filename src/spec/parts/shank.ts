import { z } from 'zod';
import { choiceField, lengthField, ratioField } from '../field.ts';

/** Cross-sections of a ring, as a goldsmith names them. */
export const shankProfiles = ['d', 'flat', 'court', 'half-round', 'knife', 'round'] as const;

/** The dimensions that every kind of shank shares: widths along the finger, thicknesses away from it. */
export const shankDimensions = {
  profile: choiceField('Profile', shankProfiles, 'd'),
  shoulderWidthMm: lengthField('Width at the shoulder', {
    min: 0.5,
    max: 16,
    step: 0.1,
    default: 2.1,
    measures: 'band-width',
  }),
  palmWidthMm: lengthField('Width at the palm', { min: 0.5, max: 16, step: 0.1, default: 1.7, measures: 'palm-width' }),
  shoulderThicknessMm: lengthField('Thickness at the shoulder', {
    min: 0.4,
    max: 6,
    step: 0.1,
    default: 1.8,
    measures: 'band-thickness',
  }),
  palmThicknessMm: lengthField('Thickness at the palm', {
    min: 0.4,
    max: 6,
    step: 0.1,
    default: 1.5,
    measures: 'palm-thickness',
  }),
};

/** The hoop of a ring, tapering from shoulder to palm; the finger size is the spec's `size`. */
export const shankSchema = z.strictObject({
  kind: z.literal('shank'),
  ...shankDimensions,
  pinch: ratioField('Pinch at the head', { min: 0.6, max: 1, step: 0.05, default: 1 }),
});
