import type { Vector3 } from '#engine/contract/frame.ts';
import { cross, unit } from '#engine/mesh/math/vectors.ts';
import { DEGREE } from '#shared/units.ts';

/** A camera on the stage: x right, y away from the lens, z up. */
export interface Lens {
  readonly eye: Vector3;
  readonly forward: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
  /** From the eye to the plane on which the frame is measured. */
  readonly distanceMm: number;
  /** Half the height of the frame in that plane. */
  readonly halfHeightMm: number;
  /** Width over height of the frame. */
  readonly aspect: number;
  /** All lines of sight run along `forward`: what is nearer looks no larger. Only drawings are made so. */
  readonly parallel?: true;
}

/** How much a direction at a point faces the eye; the sign decides. */
export function facing(
  { eye, forward, parallel }: Lens,
  directions: Float32Array,
  direction: number,
  points: Float32Array,
  point: number,
): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis++) {
    const sight = parallel ? -(forward[axis] as number) : (eye[axis] as number) - (points[point + axis] as number);
    sum += (directions[direction + axis] as number) * sight;
  }
  return sum;
}

/** Directions of a lens that looks at the stage from an elevation above the horizon. */
export function lensAxes(elevationDeg: number): Pick<Lens, 'forward' | 'right' | 'up'> {
  const forward: Vector3 = [0, Math.cos(elevationDeg * DEGREE), -Math.sin(elevationDeg * DEGREE)];
  const right: Vector3 = [1, 0, 0];
  return { forward, right, up: unit(cross(right, forward)) };
}

/** The bounds of a cloud of points as a lens sees it, in tangents of the angles from its axis. */
export interface SeenBox {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The smallest upright box on the picture that holds all points. */
export function seenBox(
  positions: Float32Array,
  lens: Pick<Lens, 'eye' | 'forward' | 'right' | 'up'>,
  box: SeenBox,
): void {
  const { eye, forward, right, up } = lens;
  for (let k = 0; k < positions.length; k += 3) {
    const x = (positions[k] as number) - eye[0];
    const y = (positions[k + 1] as number) - eye[1];
    const z = (positions[k + 2] as number) - eye[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    const across = (x * right[0] + y * right[1] + z * right[2]) / depth;
    const upwards = (x * up[0] + y * up[1] + z * up[2]) / depth;
    if (across < box.left) box.left = across;
    if (across > box.right) box.right = across;
    if (upwards < box.bottom) box.bottom = upwards;
    if (upwards > box.top) box.top = upwards;
  }
}

export function emptySeenBox(): SeenBox {
  return {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
  };
}
