import { clamp, DEGREE } from '#shared/units.ts';
import { polarDeg } from '../outline/polar.ts';
import type { Point2 } from '../outline/point.ts';
import { type OutlinedStone, type ProngStation, stationAt } from './prong-station.ts';

/** The place whose side faces a direction; on a heart the one that lies furthest that way. */
export function stationFacing(stone: OutlinedStone, facingDeg: number): ProngStation {
  const [fx, fy] = [Math.cos(facingDeg * DEGREE), Math.sin(facingDeg * DEGREE)];
  const { outline } = stone;
  const reach = ([x, y]: Point2): number => x * fx + y * fy;
  let furthest = 0;
  outline.forEach((point, i) => {
    if (reach(point) > reach(outline[furthest] as Point2) + 1e-6) furthest = i;
  });
  const [before, at, after] = [-1, 0, 1].map(
    (step) => outline[(furthest + step + outline.length) % outline.length] as Point2,
  ) as [Point2, Point2, Point2];
  // Interpolate between the middles of the two sides that meet there, so that claws do not jump from corner to corner.
  const turned = turnDeg(sideFacingDeg(before, at), facingDeg);
  const share = clamp(turned / turnDeg(sideFacingDeg(before, at), sideFacingDeg(at, after)), 0, 1);
  const [from, towards] = share < 0.5 ? [before, 1 - 2 * share] : [after, 2 * share - 1];
  const place: Point2 = [at[0] + ((from[0] - at[0]) * towards) / 2, at[1] + ((from[1] - at[1]) * towards) / 2];
  return stationAt(stone, polarDeg(place), false);
}

function sideFacingDeg([ax, ay]: Point2, [bx, by]: Point2): number {
  return polarDeg([by - ay, ax - bx]);
}

/** How far one direction lies counter-clockwise of another, −180° to 180°. */
function turnDeg(fromDeg: number, toDeg: number): number {
  return ((((toDeg - fromDeg + 180) % 360) + 360) % 360) - 180;
}
