import type { PartOf } from '#spec/part-registry.ts';

/**
 * Area of a band's section over width × thickness, by its profile: measured on built bands of 2 to 6 mm, their edges
 * rounded.
 */
const fill: Readonly<Record<PartOf<'shank'>['profile'] | 'round', number>> = {
  d: 0.85,
  flat: 0.96,
  court: 0.82,
  'half-round': 0.78,
  knife: 0.66,
  round: Math.PI / 4,
};

/** Area of the cross-section of a band in mm². */
export function bandAreaMm2(profile: keyof typeof fill, widthMm: number, thicknessMm: number): number {
  return fill[profile] * widthMm * thicknessMm;
}

/** Volume of a hoop of even section around a finger or wrist in mm³; the section's middle lies a little below half. */
export function hoopVolumeMm3(areaMm2: number, innerRadiusMm: number, thicknessMm: number): number {
  return areaMm2 * 2 * Math.PI * (innerRadiusMm + 0.47 * thicknessMm);
}

/** Metal over the square of a twisted bangle's width, by its strands (the engine's own solids). */
export function twistFill(strands: number): number {
  return strands === 2 ? 0.48 : strands === 3 ? 0.6 : 0.66;
}
