import { DEGREE, interpolate } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { fingerRadiusMm } from '#spec/pieces/inner-radius.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { type BandProfile, type BandProfileShape, bandProfile } from './band-profile.ts';

/** The dimensions that every kind of shank has for its hoop. */
export interface HoopDimensions {
  readonly profile: BandProfile;
  readonly shoulderWidthMm: number;
  readonly palmWidthMm: number;
  readonly shoulderThicknessMm: number;
  readonly palmThicknessMm: number;
  readonly pinch?: number;
}

/** A hoop as a rule: its section at every angle around the finger. */
export interface HoopForm {
  readonly innerRadiusMm: number;
  widthAt(angleDeg: number): number;
  thicknessAt(angleDeg: number): number;
  profileAt(angleDeg: number): BandProfileShape;
  /** Middle of the section along the finger; 0 when left out. */
  acrossAt?(angleDeg: number): number;
  /** Height of the section's inside over the finger; 0 when left out. */
  liftAt?(angleDeg: number): number;
}

/** A shank keeps its shoulder measures from the top to this angle; then it tapers to the palm. */
const SHOULDER_DEG = 28;

/** A pinched shank is narrowest under the head and has its full width from here on. */
const PINCH_DEG = 38;

/** The hoop of a shank: full to the shoulders, tapering smoothly to the palm, pinched at the head if wished. */
export function hoopForm(shank: HoopDimensions, innerRadiusMm: number): HoopForm {
  const widthAt = (angleDeg: number): number =>
    interpolate(shank.palmWidthMm, shank.shoulderWidthMm, fullness(angleDeg)) * pinchAt(shank.pinch ?? 1, angleDeg);
  const thicknessAt = (angleDeg: number): number =>
    interpolate(shank.palmThicknessMm, shank.shoulderThicknessMm, fullness(angleDeg));
  return {
    innerRadiusMm,
    widthAt,
    thicknessAt,
    profileAt: (angleDeg) => bandProfile(shank.profile, widthAt(angleDeg), thicknessAt(angleDeg)),
  };
}

/** The hoop of a plain shank part. */
export function shankForm(shank: PartOf<'shank'>, surroundings: Surroundings): HoopForm {
  return hoopForm(shank, fingerRadiusMm(surroundings));
}

/** 1 over the shoulders, 0 at the palm, smooth between. */
function fullness(angleDeg: number): number {
  const away = Math.abs(wrapped(angleDeg));
  if (away <= SHOULDER_DEG) return 1;
  return (1 + Math.cos(((away - SHOULDER_DEG) / (180 - SHOULDER_DEG)) * Math.PI)) / 2;
}

function pinchAt(pinch: number, angleDeg: number): number {
  const away = Math.abs(wrapped(angleDeg));
  if (away >= PINCH_DEG) return 1;
  return 1 - (1 - pinch) * (0.5 + 0.5 * Math.cos((away / PINCH_DEG) * Math.PI));
}

/** An angle as −180° to 180°. */
export function wrapped(angleDeg: number): number {
  return angleDeg - 360 * Math.round(angleDeg / 360);
}

/** Directions at an angle around the finger: x along the band, z outwards; y is the finger itself. */
export function directionsAt(angleDeg: number): { readonly sine: number; readonly cosine: number } {
  return { sine: Math.sin(angleDeg * DEGREE), cosine: Math.cos(angleDeg * DEGREE) };
}
