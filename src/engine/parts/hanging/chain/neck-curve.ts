import type { Vector3 } from '../../../contract/frame.ts';
import { smoothPath } from '../../../mesh/build/paths.ts';
import { lengthOf, subtract } from '../../../mesh/math/vectors.ts';

/**
 * How a closed chain lies on a neck, from its lowest point upwards on one side: a soft V at the front, round behind.
 * In parts of the whole; the other side is its mirror image.
 */
const HALF: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.07, 0.022],
  [0.19, 0.165],
  [0.3, 0.41],
  [0.315, 0.6],
  [0.25, 0.76],
  [0.13, 0.85],
  [0, 0.88],
];

/** Steps of the smooth line between two of the points above. */
const FINE = 24;

/** A place along a chain, and the direction in which the chain goes on. */
export interface ChainPlace {
  readonly at: Vector3;
  readonly along: Vector3;
}

/** How much higher than wide a chain lies that carries nothing: its bends are wide enough for the widest links. */
const TALL = 1.2;

/** Corners of the oval in which such a chain lies. */
const OVAL = 240;

/** Places along the line of a chain that carries a pendant, counter-clockwise from the bottom. */
export function neckCurve(lengthMm: number, count: number, bottom: Vector3): readonly ChainPlace[] {
  const right = HALF.map(([x, y]): Vector3 => [x, y, 0]);
  const left = HALF.slice(1, -1).map(([x, y]): Vector3 => [-x, y, 0]);
  const line = smoothPath([...right, ...left.toReversed()], FINE, true);
  const corners = Array.from(
    { length: line.length / 3 },
    (_, i): Vector3 => [line[3 * i] as number, line[3 * i + 1] as number, line[3 * i + 2] as number],
  );
  return placesAlong(corners, lengthMm, count, bottom);
}

/** Places along an oval, as a chain lies that carries nothing. */
export function ovalCurve(lengthMm: number, count: number, bottom: Vector3): readonly ChainPlace[] {
  const corners = Array.from({ length: OVAL }, (_, i): Vector3 => {
    const turn = (2 * Math.PI * i) / OVAL;
    return [Math.sin(turn), TALL * (1 - Math.cos(turn)), 0];
  });
  return placesAlong(corners, lengthMm, count, bottom);
}

/** Places along a closed line, as far from each other, when it is made so long. */
function placesAlong(
  corners: readonly Vector3[],
  lengthMm: number,
  count: number,
  bottom: Vector3,
): readonly ChainPlace[] {
  const lengths = corners.map((corner, i) => lengthOf(subtract(corners[(i + 1) % corners.length] as Vector3, corner)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const scaleMm = lengthMm / whole;
  const places: ChainPlace[] = [];
  let edge = 0;
  let walked = 0;
  for (let i = 0; i < count; i += 1) {
    const target = (whole * i) / count;
    while (walked + (lengths[edge] as number) < target) {
      walked += lengths[edge] as number;
      edge += 1;
    }
    const from = corners[edge] as Vector3;
    const to = corners[(edge + 1) % corners.length] as Vector3;
    const share = (target - walked) / (lengths[edge] as number);
    const [dx, dy] = [(to[0] - from[0]) / (lengths[edge] as number), (to[1] - from[1]) / (lengths[edge] as number)];
    places.push({
      at: [
        bottom[0] + (from[0] + (to[0] - from[0]) * share) * scaleMm,
        bottom[1] + (from[1] + (to[1] - from[1]) * share) * scaleMm,
        bottom[2],
      ],
      along: [dx, dy, 0],
    });
  }
  return places;
}
