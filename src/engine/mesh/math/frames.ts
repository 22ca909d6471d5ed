import { DEGREE } from '#shared/units.ts';
import type { CoordinateFrame, Vector3 } from '../../contract/frame.ts';
import { unit } from './vectors.ts';

/** Directions are kept to 1e-9, so that a frame has the same bits on every machine: 1e-7 mm at 100 mm from its origin. */
const STEPS_PER_UNIT = 1e9;

const snapDirection = (value: number): number => Math.round(value * STEPS_PER_UNIT) / STEPS_PER_UNIT + 0;

export const identity: CoordinateFrame = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** The frame with its 16 numbers on the grid of 1e-9. */
export function snappedFrame(frame: CoordinateFrame): CoordinateFrame {
  return frame.map(snapDirection);
}

/** A placement by its origin and three axes (unit length unless scaling is meant). */
export function frameAt(origin: Vector3, x: Vector3, y: Vector3, z: Vector3): CoordinateFrame {
  return snappedFrame([...x, 0, ...y, 0, ...z, 0, ...origin, 1]);
}

export function translation(x: number, y: number, z: number): CoordinateFrame {
  return snappedFrame([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1]);
}

/** The mirror image in the YZ plane: the other earring of a pair. */
export function mirrorX(): CoordinateFrame {
  return [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
}

/** Turns about an axis through the origin, counter-clockwise when the axis points at the viewer. */
export function rotationAbout(axis: Vector3, angleDeg: number): CoordinateFrame {
  const [x, y, z] = unit(axis);
  const c = Math.cos(angleDeg * DEGREE);
  const s = Math.sin(angleDeg * DEGREE);
  const k = 1 - c;
  return frameAt(
    [0, 0, 0],
    [k * x * x + c, k * x * y + s * z, k * x * z - s * y],
    [k * x * y - s * z, k * y * y + c, k * y * z + s * x],
    [k * x * z + s * y, k * y * z - s * x, k * z * z + c],
  );
}

/** First `b`, then `a`. */
export function multiply(a: CoordinateFrame, b: CoordinateFrame): CoordinateFrame {
  const product: number[] = [];
  for (let column = 0; column < 16; column += 4) {
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let k = 0; k < 4; k += 1) sum += (a[4 * k + row] as number) * (b[column + k] as number);
      product.push(sum);
    }
  }
  return product;
}

/** A rigid or mirrored placement backwards. */
export function inverseOf(frame: CoordinateFrame): CoordinateFrame {
  const at = (index: number): number => frame[index] as number;
  const back = (row: number): number => -(at(4 * row) * at(12) + at(4 * row + 1) * at(13) + at(4 * row + 2) * at(14));
  return [at(0), at(4), at(8), 0, at(1), at(5), at(9), 0, at(2), at(6), at(10), 0, back(0), back(1), back(2), 1];
}

export function applyPoint(frame: CoordinateFrame, point: Vector3): Vector3 {
  const [x, y, z] = applyDirection(frame, point);
  return [x + (frame[12] as number), y + (frame[13] as number), z + (frame[14] as number)];
}

/** Turns a direction along; the origin of the frame plays no part. */
export function applyDirection(frame: CoordinateFrame, direction: Vector3): Vector3 {
  const along = (row: number): number =>
    (frame[row] as number) * direction[0] +
    (frame[row + 4] as number) * direction[1] +
    (frame[row + 8] as number) * direction[2];
  return [along(0), along(1), along(2)];
}

export function originOf(frame: CoordinateFrame): Vector3 {
  return [frame[12] as number, frame[13] as number, frame[14] as number];
}

/** Negative when the frame mirrors. */
export function determinant(frame: CoordinateFrame): number {
  const [a, b, c, , d, e, f, , g, h, i] = frame as [number, ...number[]] & readonly number[];
  return det3([a, b, c] as Vector3, [d, e, f] as Vector3, [g, h, i] as Vector3);
}

function det3(x: Vector3, y: Vector3, z: Vector3): number {
  return x[0] * (y[1] * z[2] - y[2] * z[1]) - x[1] * (y[0] * z[2] - y[2] * z[0]) + x[2] * (y[0] * z[1] - y[1] * z[0]);
}
