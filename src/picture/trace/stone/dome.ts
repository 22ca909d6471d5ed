import type { Dome } from '#engine/contract/gem.ts';

/** Where a line crosses a dome, in the direction of the line; overwritten by every search. */
export interface DomeCrossing {
  into: number;
  out: number;
}

/** Finds where a line crosses the ellipsoid of a dome; false where it passes by. All in the stone's frame. */
export function crossDome(
  { middleZMm, semiAxesMm }: Dome,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
  crossing: DomeCrossing,
): boolean {
  const [ax, ay, az] = semiAxesMm;
  const qx = px / ax;
  const qy = py / ay;
  const qz = (pz - middleZMm) / az;
  const wx = dx / ax;
  const wy = dy / ay;
  const wz = dz / az;
  const a = wx * wx + wy * wy + wz * wz;
  const b = qx * wx + qy * wy + qz * wz;
  const inside = b * b - a * (qx * qx + qy * qy + qz * qz - 1);
  if (inside <= 0) return false;
  const half = Math.sqrt(inside);
  crossing.into = (-b - half) / a;
  crossing.out = (-b + half) / a;
  return true;
}

/** The unit normal of a dome at a point on it. */
export function domeNormal({ middleZMm, semiAxesMm }: Dome, x: number, y: number, z: number, out: Float64Array): void {
  const [ax, ay, az] = semiAxesMm;
  const nx = x / (ax * ax);
  const ny = y / (ay * ay);
  const nz = (z - middleZMm) / (az * az);
  const unit = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  out[0] = nx * unit;
  out[1] = ny * unit;
  out[2] = nz * unit;
}
