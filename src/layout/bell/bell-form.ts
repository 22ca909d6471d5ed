import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { Point2 } from '../outline/point.ts';
import { rollArc, rollMiddle, type WallSide, wallSides } from './bell-line.ts';
import { fluteFactor } from './flutes.ts';

type Bell = PartOf<'bell'>;

/** Steps along each side of the wall and around the roll. */
export interface BellSteps {
  readonly wall: number;
  readonly roll: number;
}

/**
 * Half of the section of a smooth bell, as radius and height: from the axis down its outside, around the rolled rim and
 * up its inside to the axis.
 */
export function bellSection(bell: Bell, { wall, roll }: BellSteps): readonly Point2[] {
  const { outer, inner } = wallSides(bell);
  return [...thinned(outer.points, wall).toReversed(), ...rollArc(bell, roll), ...thinned(inner.points, wall)];
}

/** About so many of the points, with both ends. */
function thinned(points: readonly Point2[], steps: number): readonly Point2[] {
  const last = points.length - 1;
  const count = Math.min(steps, last);
  return Array.from({ length: count + 1 }, (_, step) => points[Math.round((step * last) / count)] as Point2);
}

/** The knob on top of a bell with the cap that it stands on. */
export interface BellCrown {
  /** Outside of the turned crown from the foot of its cap to the top of its knob, as radius and height. */
  readonly line: readonly Point2[];
  readonly topMm: number;
  readonly capRadiusMm: number;
}

/** Height of the cap over the bell, and of the knob's neck over it. */
const CAP_MM = 0.5;
const KNOB_STEPS = 10;

/** The crown grows with its bell, so that both look like one piece. */
export function bellCrown(bell: Bell): BellCrown {
  const { outer } = wallSides(bell);
  const capRadiusMm = clamp(0.17 * bell.diameterMm, 1.1, 4);
  const knobMm = clamp(0.07 * bell.diameterMm, 0.8, 1.8);
  const footMm = heightAt(outer, capRadiusMm) - 0.6 * bell.wallMm;
  const capMm = bell.heightMm + CAP_MM;
  const middleMm = capMm + 0.72 * knobMm;
  const fromAngle = -Math.asin(0.8);
  const knob = Array.from({ length: KNOB_STEPS }, (_, step): Point2 => {
    const angle = fromAngle + ((Math.PI / 2 - fromAngle) * step) / KNOB_STEPS;
    return [knobMm * Math.cos(angle), middleMm + knobMm * Math.sin(angle)];
  });
  return {
    line: [
      [capRadiusMm, footMm],
      [capRadiusMm, capMm - 0.55 * CAP_MM],
      [0.86 * capRadiusMm, capMm - 0.2 * CAP_MM],
      [Math.max(0.7 * capRadiusMm, 0.62 * knobMm), capMm],
      ...knob,
      [0, middleMm + knobMm],
    ],
    topMm: middleMm + knobMm,
    capRadiusMm,
  };
}

/** Height of the outside of the wall at a radius. */
function heightAt({ points }: WallSide, radiusMm: number): number {
  const above = points.findIndex(([radius]) => radius <= radiusMm);
  const [lower, upper] = [points[Math.max(0, above - 1)], points[above]];
  if (!lower || !upper || lower === upper) return points.at(-1)?.[1] ?? 0;
  const share = (lower[0] - radiusMm) / (lower[0] - upper[0]);
  return lower[1] + share * (upper[1] - lower[1]);
}

/** Radius at which things hang from the rim, at an angle around the bell. */
export function hangRadiusMm(bell: Bell, angleRad: number): number {
  return rollMiddle(bell)[0] * fluteFactor(bell, angleRad);
}
