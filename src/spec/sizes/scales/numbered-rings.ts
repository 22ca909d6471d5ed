import { MM_PER_INCH } from '#shared/units.ts';
import { linearScale } from './linear-scale.ts';

/** United States, Canada, Mexico: 0.458 inch at size 0, 0.032 inch a size; quarter sizes exist. Two sources: ringsizely.com, measurement.enacademic.com. */
export const usScale = linearScale({
  label: 'US / Canada',
  adjective: 'US',
  from: 0,
  to: 16,
  step: 0.25,
  reportStep: 0.25,
  diameterOf: (size) => (0.458 + 0.032 * size) * MM_PER_INCH,
  sizeOf: (diameterMm) => (diameterMm / MM_PER_INCH - 0.458) / 0.032,
});

/** ISO 8653: the size is the inner circumference in mm. */
export const euScale = linearScale({
  label: 'EU / France',
  adjective: 'EU',
  from: 36,
  to: 78,
  reportStep: 0.1,
  diameterOf: (size) => size / Math.PI,
  sizeOf: (diameterMm) => diameterMm * Math.PI,
});

/** Switzerland, Italy, Spain: inner circumference in mm less 40. */
export const swissScale = linearScale({
  label: 'Switzerland / Italy / Spain',
  adjective: 'Swiss',
  from: 0,
  to: 38,
  reportStep: 0.1,
  diameterOf: (size) => (size + 40) / Math.PI,
  sizeOf: (diameterMm) => diameterMm * Math.PI - 40,
});

/** Japan, JIS: 13 mm at size 1, a third of a millimetre a size; half sizes are sold. Two sources up to 17, then by the formula. */
export const japanScale = linearScale({
  label: 'Japan',
  adjective: 'Japanese',
  from: 1,
  to: 36,
  step: 0.5,
  reportStep: 1,
  diameterOf: (size) => (size + 38) / 3,
  sizeOf: (diameterMm) => diameterMm * 3 - 38,
});
