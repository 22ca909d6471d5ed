import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { frameAt } from '../../../mesh/math/frames.ts';
import { torus } from '../../../mesh/build/round-solids.ts';

/** Which way a ring of wire is seen from the front: edge-on (its hole runs left to right) or as a ring. */
export type RingFacing = 'edge-on' | 'front';

/** A closed ring of round wire. */
export function ringOfWire(
  centre: Vector3,
  innerMm: number,
  wireMm: number,
  facing: RingFacing,
  quality: Quality,
): SolidRecipe {
  const mesh = torus(
    (innerMm + wireMm) / 2,
    wireMm / 2,
    quality.seatSegments,
    Math.max(8, Math.round(quality.wireSegments * 0.75)),
  );
  return placed(solid(mesh), [facingFrame(centre, facing)]);
}

function facingFrame(centre: Vector3, facing: RingFacing): CoordinateFrame {
  return facing === 'front'
    ? frameAt(centre, [1, 0, 0], [0, 1, 0], [0, 0, 1])
    : frameAt(centre, [0, 1, 0], [0, 0, 1], [1, 0, 0]);
}
