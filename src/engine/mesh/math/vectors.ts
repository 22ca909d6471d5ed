import type { Vector3 } from '../../contract/frame.ts';

export function add(a: Vector3, b: Vector3): Vector3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector3, b: Vector3): Vector3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vector3, factor: number): Vector3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector3, b: Vector3): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function lengthOf(a: Vector3): number {
  return Math.sqrt(dot(a, a));
}

/** The direction of `a`; a null vector has none and throws. */
export function unit(a: Vector3): Vector3 {
  const length = lengthOf(a);
  if (length === 0) throw new Error('A null vector has no direction');
  return scale(a, 1 / length);
}

/** From `a` (0) to `b` (1). */
export function mix(a: Vector3, b: Vector3, share: number): Vector3 {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Some direction perpendicular to `a`, always the same one for the same `a`. */
export function anyPerpendicular(a: Vector3): Vector3 {
  const [x, y, z] = [Math.abs(a[0]), Math.abs(a[1]), Math.abs(a[2])];
  const least: Vector3 = x <= y && x <= z ? [1, 0, 0] : y <= z ? [0, 1, 0] : [0, 0, 1];
  return unit(cross(a, least));
}
