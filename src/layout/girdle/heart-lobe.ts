import { DEGREE } from '#shared/units.ts';
import { arcs, direction, type GirdleCurve } from './girdle-curve.ts';
import { wingArc } from './wing-arc.ts';

/** The right half of a heart's outline, tip at −y, cleft at +y, and the directions where its arcs meet. */
export interface HeartLobe {
  readonly curve: GirdleCurve;
  /** Facing of the wing at the tip. */
  readonly tipDeg: number;
  /** Facing where the wing runs into the lobe. */
  readonly shoulderDeg: number;
  /** Facing of the lobe in the cleft. */
  readonly cleftDeg: number;
}

/** Where a lobe is highest, of the half width from the axis. */
const LOBE_TOP = 0.51;

/** How far the lobe turns in below its widest place, of the slope from there to the tip. */
const SHOULDER_SHARE = 0.38;

/** Round outside, tighter inside to the cleft, and a gently bowed wing down to the tip. */
export function heartLobe(halfWidthMm: number, halfLengthMm: number, cleftMm: number): HeartLobe {
  const topX = LOBE_TOP * halfWidthMm;
  const outerMm = halfWidthMm - topX;
  const innerMm = (topX * topX + cleftMm * cleftMm) / (2 * cleftMm);
  const widestY = halfLengthMm - outerMm;
  const shoulderDeg = (-SHOULDER_SHARE * Math.atan2(halfWidthMm, widestY + halfLengthMm)) / DEGREE;
  const [c, s] = direction(shoulderDeg);
  // Laid upside down, because wings run up to their tip.
  const wing = wingArc([topX + outerMm * c, -widestY - outerMm * s], -shoulderDeg, [0, halfLengthMm]);
  const [wingX, wingY] = wing.centre;
  return {
    curve: arcs([
      { centre: [0, -halfLengthMm], radiusMm: 0, untilDeg: -wing.untilDeg },
      { centre: [wingX, -wingY], radiusMm: wing.radiusMm, untilDeg: shoulderDeg },
      { centre: [topX, widestY], radiusMm: outerMm, untilDeg: 90 },
      { centre: [topX, halfLengthMm - innerMm], radiusMm: innerMm, untilDeg: 180 },
    ]),
    tipDeg: -wing.untilDeg,
    shoulderDeg,
    cleftDeg: 90 + Math.asin(topX / innerMm) / DEGREE,
  };
}
