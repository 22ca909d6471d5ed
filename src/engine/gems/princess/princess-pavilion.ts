import { DEGREE } from '#shared/units.ts';
import type { Vector3 } from '../../contract/frame.ts';
import type { StoneHeights } from '../cut-plan.ts';
import { type Plane, planeThrough } from '../facets/plane.ts';
import { eightfold, fourfold, type SquareSize } from './sector.ts';

/** Slope of the long facet along each side of the girdle. */
const BREAK_DEG = 60;

/** Where, on the middle of a side, the break and the first two chevrons end, from the culet (0) to the girdle (1). */
const MIDDLES = [0.84, 0.58, 0.3] as const;

/** Where the first two chevrons end on the corner kite, as x and y: near the corner, which gives the nested Vs. */
const FIRST_END = [0.84, 0.76] as const;
const SECOND_END = [0.64, 0.53] as const;

/** Thirty-two facets: on each side a break and three chevrons, a kite from each corner to the culet. */
export function princessPavilion(size: SquareSize, { girdleHalfMm, culetMm }: StoneHeights): Plane[] {
  const corner: Vector3 = [1, 1, -girdleHalfMm];
  const culet: Vector3 = [0, 0, -culetMm];
  const onKite = ([x, y]: readonly [number, number]): Vector3 => [
    x,
    y,
    -girdleHalfMm - ((culetMm - girdleHalfMm) * (2 - x - y)) / 2,
  ];
  const breakDrop = size.halfWidthMm * Math.tan(BREAK_DEG * DEGREE) * (1 - MIDDLES[0]);
  const breakEnd: Vector3 = [MIDDLES[0], 0, -girdleHalfMm - breakDrop];
  const [first, second] = [onKite(FIRST_END), onKite(SECOND_END)];
  const firstMiddle = onMiddle([corner, breakEnd, first], MIDDLES[1]);
  const secondMiddle = onMiddle([first, firstMiddle, second], MIDDLES[2]);
  return [
    ...fourfold([corner, [1, -1, -girdleHalfMm], breakEnd], size),
    ...eightfold([corner, breakEnd, first], size),
    ...eightfold([first, firstMiddle, second], size),
    ...eightfold([second, secondMiddle, culet], size),
    ...fourfold([corner, first, [first[1], first[0], first[2]]], size),
  ];
}

/** The point of a facet's plane on the middle of its side. */
function onMiddle([a, b, c]: readonly [Vector3, Vector3, Vector3], x: number): Vector3 {
  const [nx, , nz, distance] = planeThrough(a, b, c, [0, 0, 0]);
  return [x, 0, (distance - nx * x) / nz];
}
