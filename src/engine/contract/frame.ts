/**
 * A rigid placement: column-major 4×4 as in WebGL, axes x, y, z and origin o, in mm.
 * Index 0–2 x axis, 4–6 y axis, 8–10 z axis, 12–14 origin. A mirrored earring has determinant −1.
 */
export type CoordinateFrame = readonly number[];

/** A point or direction in mm. */
export type Vector3 = readonly [number, number, number];

export type { Point2 } from '#layout/outline/point.ts';
