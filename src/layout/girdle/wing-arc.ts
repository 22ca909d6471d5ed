import { DEGREE } from '#shared/units.ts';
import type { Point2 } from '../outline/point.ts';
import { direction, type GirdleArc } from './girdle-curve.ts';

/**
 * The wing of a pointed stone: the arc that leaves `from` smoothly, facing `facingDeg` there, and ends in the tip.
 * Both tip and start lie right of the axis, or on it, and the tip is reached in the order of rising angles.
 */
export function wingArc(from: Point2, facingDeg: number, tip: Point2): GirdleArc {
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const chordDeg = Math.atan2(-dx, dy) / DEGREE;
  const halfTurnDeg = chordDeg - facingDeg;
  const radiusMm = Math.sqrt(dx * dx + dy * dy) / (2 * Math.sin(halfTurnDeg * DEGREE));
  const [c, s] = direction(facingDeg);
  return {
    centre: [from[0] - radiusMm * c, from[1] - radiusMm * s],
    radiusMm,
    untilDeg: facingDeg + 2 * halfTurnDeg,
  };
}
