import type { Vector3 } from '../../contract/frame.ts';

/**
 * The cross product of two sides of a triangle: its normal, twice as long as the triangle is large.
 * @param p three numbers a corner
 * @param t the triangle's corners from `first` on
 */
export function triangleCross(p: Float32Array | Float64Array, t: Uint32Array, first: number): Vector3 {
  const a = 3 * (t[first] as number);
  const b = 3 * (t[first + 1] as number);
  const c = 3 * (t[first + 2] as number);
  const [ax, ay, az] = [p[a] as number, p[a + 1] as number, p[a + 2] as number];
  const [ux, uy, uz] = [(p[b] as number) - ax, (p[b + 1] as number) - ay, (p[b + 2] as number) - az];
  const [vx, vy, vz] = [(p[c] as number) - ax, (p[c + 1] as number) - ay, (p[c + 2] as number) - az];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}
