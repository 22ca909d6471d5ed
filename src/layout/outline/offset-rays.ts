import { DEGREE } from '#shared/units.ts';
import type { Point2 } from './point.ts';
import { distance } from './outlines.ts';

/**
 * Where every point of a contour moves when the contour is offset: `points` + `directions` × distance, both (x, y) in
 * turn. A corner that opens is listed several times, so that it becomes an arc; all its copies start at one place.
 */
export interface OffsetRays {
  readonly points: Float64Array;
  readonly directions: Float64Array;
}

/** Sharper corners become arcs or are cut; gentler ones are points of a smooth curve and stay one point. */
const CORNER_FROM_DEG = 20;

/** Step of such an arc; its chords touch the true arc from outside, by at most 0.6 % of the distance. */
const ARC_STEP_DEG = 12;

/** Points of the contour closer than this are one point. */
const SAME_POINT_MM = 1e-6;

/** The rays of a contour that moves to the left of its direction (inwards when counter-clockwise), or to the right. */
export function offsetRays(contour: readonly Point2[], side: 'left' | 'right'): OffsetRays {
  const clean = contour.filter((point, i) => {
    const before = contour[(i + contour.length - 1) % contour.length] as Point2;
    return distance(before, point) > SAME_POINT_MM;
  });
  const sign = side === 'left' ? 1 : -1;
  const points: number[] = [];
  const directions: number[] = [];
  const normals = clean.map((point, i) => edgeNormal(point, clean[(i + 1) % clean.length] as Point2, sign));
  clean.forEach((point, i) => {
    const before = normals[(i + clean.length - 1) % clean.length] as Point2;
    const after = normals[i] as Point2;
    for (const direction of cornerRays(before, after, sign)) {
      points.push(...point);
      directions.push(...direction);
    }
  });
  return { points: Float64Array.from(points), directions: Float64Array.from(directions) };
}

function edgeNormal(a: Point2, b: Point2, sign: number): Point2 {
  const length = distance(a, b);
  return [(-sign * (b[1] - a[1])) / length, (sign * (b[0] - a[0])) / length];
}

/**
 * One mitred ray on a smooth curve; a fan of them where a corner opens. Where it closes, both edges run on to their
 * full length and meet over the corner itself: a mitre there would fly off beyond its short neighbours, whereas this
 * loop is always too close to the outline and so is cut off.
 */
function cornerRays(before: Point2, after: Point2, sign: number): readonly Point2[] {
  const sine = before[0] * after[1] - before[1] * after[0];
  const cosine = before[0] * after[0] + before[1] * after[1];
  // Round before comparing: the last bits of an arc tangent differ between machines.
  const turnDeg = Math.round((Math.atan2(sine, cosine) / DEGREE) * 1e6) / 1e6;
  const opensDeg = -sign * turnDeg;
  if (opensDeg < -CORNER_FROM_DEG) return [before, [0, 0], after];
  const steps = opensDeg > CORNER_FROM_DEG ? Math.ceil(opensDeg / ARC_STEP_DEG) : 1;
  const stepDeg = turnDeg / steps;
  return Array.from({ length: steps }, (_, k) => mitre(before, (k + 0.5) * stepDeg, 0.5 * stepDeg));
}

/** The normal turned on by an angle, and lengthened so that edges half a step to either side keep the distance. */
function mitre([x, y]: Point2, angleDeg: number, halfStepDeg: number): Point2 {
  const stretch = 1 / Math.cos(halfStepDeg * DEGREE);
  const [c, s] = [stretch * Math.cos(angleDeg * DEGREE), stretch * Math.sin(angleDeg * DEGREE)];
  return [x * c - y * s, x * s + y * c];
}
