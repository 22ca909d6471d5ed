import type { Vector3 } from '../../contract/frame.ts';
import { cross, dot, subtract, unit } from '../../mesh/math/vectors.ts';

/** A polished face: outward normal and distance from the origin in mm; the stone lies where n · p ≤ d. */
export type Plane = readonly [nx: number, ny: number, nz: number, distanceMm: number];

/** The plane with an outward normal (of any length) through a point. */
export function planeAt(normal: Vector3, point: Vector3): Plane {
  const n = unit(normal);
  return [n[0], n[1], n[2], dot(n, point)];
}

/** The plane through three points that keeps `inside` on its inner side. */
export function planeThrough(a: Vector3, b: Vector3, c: Vector3, inside: Vector3): Plane {
  const normal = cross(subtract(b, a), subtract(c, a));
  const outward = dot(normal, subtract(inside, a)) > 0 ? subtract([0, 0, 0], normal) : normal;
  return planeAt(outward, a);
}

/** Planes one after the other, four numbers each, as a `BuiltGem` holds them. */
export function packPlanes(planes: readonly Plane[]): Float64Array {
  return Float64Array.from(planes.flat());
}

/** The plane of a stone that is drawn out along its length and height by these factors, its width kept. */
export function stretchPlane([nx, ny, nz, distanceMm]: Plane, lengthFactor: number, heightFactor: number): Plane {
  const [y, z] = [ny / lengthFactor, nz / heightFactor];
  const norm = Math.sqrt(nx * nx + y * y + z * z);
  return [nx / norm, y / norm, z / norm, distanceMm / norm];
}
