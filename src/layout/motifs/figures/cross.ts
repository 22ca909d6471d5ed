import type { Point2 } from '../../outline/point.ts';
import { field, type MotifFigure } from '../drawing.ts';

const right: readonly Point2[] = [
  [59, 0],
  [59, 56],
  [84, 56],
  [84, 74],
  [59, 74],
  [59, 101],
];
const corners = [...right, ...right.toReversed().map(([x, y]): Point2 => [100 - x, y])];

/** A Latin cross with a slender raised middle. */
export const crossFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 65], roomWidth: 18 },
  leastHeightMm: { silhouette: 7, relief: 6, pierced: 11 },
  draw: () => [
    field(
      1,
      corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] as Point2]),
    ),
  ],
};
