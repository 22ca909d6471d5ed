import type { Point2 } from '../../contract/frame.ts';
import { ClippedPolygon } from './clipped-polygon.ts';

/** The outline of a convex cell at a height, counter-clockwise seen from above; empty where the plane misses it. */
export function sectionAt(planes: Float64Array, zMm: number, reachMm: number): readonly Point2[] {
  const polygon = new ClippedPolygon();
  polygon.startOn(0, 0, 1, zMm, 2 * reachMm);
  for (let i = 0; i < planes.length && polygon.count > 0; i += 4) {
    const [nx = 0, ny = 0, nz = 0, d = 0] = planes.subarray(i, i + 4);
    if (Math.abs(nx) + Math.abs(ny) > 1e-9) polygon.clip(nx, ny, nz, d);
  }
  return Array.from(
    { length: polygon.count },
    (_, i): Point2 => [polygon.points[3 * i] as number, polygon.points[3 * i + 1] as number],
  );
}
