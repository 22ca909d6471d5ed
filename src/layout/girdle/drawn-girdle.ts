import { distance } from '../outline/outlines.ts';
import type { Point2 } from '../outline/point.ts';
import type { GirdleCurve } from './girdle-curve.ts';

/** Directions in which a girdle is drawn: a chord of a 10 mm stone lies within 1.2 micrometres of the arc. */
const DIRECTIONS = 144;

/** Points closer than this are one: a tip faces many directions. */
const SAME_POINT_MM = 1e-6;

/** A girdle in even steps of its facing, counter-clockwise from +x. */
export function drawnGirdle(curve: GirdleCurve): readonly Point2[] {
  const points = Array.from({ length: DIRECTIONS }, (_, i) => curve((360 * i) / DIRECTIONS));
  return points.filter((point, i) => distance(point, points.at(i - 1) as Point2) > SAME_POINT_MM);
}
