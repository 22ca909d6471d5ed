import type { Vector3 } from '../../contract/frame.ts';
import { add, cross, dot, scale } from '../../mesh/math/vectors.ts';
import type { Plane } from '../facets/plane.ts';

/** The line that two neighbouring facets share, with the point of it at any height. */
export interface Ridge {
  at(z: number): Vector3;
}

/** The ridge between two facets that are neither parallel nor both upright. */
export function ridgeBetween(a: Plane, b: Plane): Ridge {
  const na: Vector3 = [a[0], a[1], a[2]];
  const nb: Vector3 = [b[0], b[1], b[2]];
  const along = cross(na, nb);
  const weighed = add(scale(cross(nb, along), a[3]), scale(cross(along, na), b[3]));
  const point = scale(weighed, 1 / dot(along, along));
  return { at: (z) => add(point, scale(along, (z - point[2]) / along[2])) };
}
