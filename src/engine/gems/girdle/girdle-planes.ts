import type { Point2 } from '../../contract/frame.ts';
import { type Plane, planeAt } from '../facets/plane.ts';

/** The upright flats of a girdle between its corners, which run counter-clockwise; corners on a straight side share one. */
export function girdlePlanes(corners: readonly Point2[], closed: boolean): Plane[] {
  const planes: Plane[] = [];
  const edges = closed ? corners.length : corners.length - 1;
  for (let i = 0; i < edges; i += 1) {
    const [ax, ay] = corners[i] as Point2;
    const [bx, by] = corners[(i + 1) % corners.length] as Point2;
    planes.push(planeAt([by - ay, ax - bx, 0], [ax, ay, 0]));
  }
  return planes;
}
