import { headPin } from '#layout/bell/fringe-form.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid, union } from '../../../mesh/build/build-solid.ts';
import { cylinder, sphere, turned } from '../../../mesh/build/round-solids.ts';
import { frameAt, translation } from '../../../mesh/math/frames.ts';
import { ringOfWire } from '../joint/ring-of-wire.ts';

/** The ball at the end of a head pin, which keeps the stone on it. */
const BALL_MM = 0.8;

/** Thickness of the cap over a stone. */
const CAP_WALL_MM = 0.3;

/** What is turned about z stands upright. */
const UPRIGHT: CoordinateFrame = frameAt([0, 0, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0]);

/** How high the middle of a bead lies over the plane of its girdle. */
export function middleOfBead({ dome }: BuiltGem): number {
  return dome?.middleZMm ?? 0;
}

/** What of a head pin lies how far below the rim. */
export interface PinDepths {
  readonly loopMm: number;
  readonly stoneTopMm: number;
  readonly bottomMm: number;
  readonly stoneMm: number;
}

/** Loop, wire through the stone, cap above it and ball below; the rim is at y = 0. */
export function headPinSolid({ loopMm, stoneTopMm, bottomMm, stoneMm }: PinDepths, quality: Quality): SolidRecipe {
  const { wireMm, loopInnerMm, capShare } = headPin;
  const segments = quality.beadSegments;
  const loop = ringOfWire([0, -loopMm, 0], loopInnerMm, wireMm, 'edge-on', quality);
  const wire = cylinder(wireMm / 2, -bottomMm, -stoneTopMm + wireMm / 2, segments);
  const radius = stoneMm / 2;
  const capMm = capShare * radius;
  const sinkMm = radius - Math.sqrt(radius ** 2 - capMm ** 2);
  const cap = turned(
    [
      [capMm, -stoneTopMm - sinkMm],
      [capMm + 0.1, -stoneTopMm - sinkMm + CAP_WALL_MM],
      [0.55 * capMm, -stoneTopMm + CAP_WALL_MM],
      [0.3, -stoneTopMm + 1.4 * CAP_WALL_MM],
    ],
    2 * segments,
  );
  const ball = placed(solid(sphere(BALL_MM / 2, segments)), [translation(0, 0, -bottomMm - BALL_MM / 4)]);
  return union(loop, placed(union(solid(wire), solid(cap), ball), [UPRIGHT]));
}
