import { DEGREE } from '#shared/units.ts';
import type { Point2 } from './point.ts';

/** Direction of a point from the origin, counter-clockwise from +x, 0° to 360°. */
export function polarDeg([x, y]: Point2): number {
  return (Math.atan2(y, x) / DEGREE + 360) % 360;
}
