import type { Point2 } from '../outline/point.ts';
import { polarDeg } from '../outline/polar.ts';
import { angleAtHeight } from './girdle-angles.ts';
import { byAngle, type OutlinedStone, type ProngStation, stationAt } from './prong-station.ts';

/** Distance of a claw from the end of its side, over half the length: near the corner that it keeps from chipping. */
const FROM_END = 0.3;

/** Heights of the claws over half the length, by the number of pairs. */
const HEIGHTS: readonly (readonly number[])[] = [
  [-(1 - FROM_END), 1 - FROM_END],
  [-(1 - FROM_END), 0, 1 - FROM_END],
  [-0.8, -0.27, 0.27, 0.8],
];

/**
 * Pairs of claws on the long sides of a stone with straight ends, near its corners: its ends stay free, so that they lie
 * close against a neighbour.
 */
export function endProngs(stone: OutlinedStone, count: number): readonly ProngStation[] {
  const pairs = Math.min(Math.max(2, Math.ceil(count / 2)), 4);
  const heights = HEIGHTS[pairs - 2] as readonly number[];
  return heights
    .flatMap((share) => {
      const angleDeg = sideAngle(stone, (share * stone.lengthMm) / 2);
      return [angleDeg, 180 - angleDeg].map((angle) => stationAt(stone, angle, false));
    })
    .sort(byAngle);
}

/** Direction of the place on the right side at a height: outlines of straight sides have no point in between. */
function sideAngle({ outline, ...stone }: OutlinedStone, y: number): number {
  const crossing = outline.flatMap(([ax, ay], i): readonly Point2[] => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const isSide = ay < by && ay <= y && y <= by && ax + bx > 0;
    return isSide ? [[ax + ((bx - ax) * (y - ay)) / (by - ay), y]] : [];
  });
  return crossing[0] ? polarDeg(crossing[0]) : angleAtHeight({ outline, ...stone }, y);
}
