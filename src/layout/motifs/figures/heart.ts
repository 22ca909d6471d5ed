import { field, type MotifFigure } from '../drawing.ts';
import type { Point2 } from '../../outline/point.ts';

/** From the cleft around the left lobe to the tip. */
const left: readonly Point2[] = [
  [50, 76],
  [44, 88],
  [33, 95.5],
  [19, 94],
  [7, 84],
  [2, 68],
  [7, 48],
  [21, 29],
  [37, 13],
  [50, 0],
];

const right = left.toReversed().map(([x, y]): Point2 => [100 - x, y]);

/** A heart, full to its edge. */
export const heartFigure: MotifFigure = {
  stone: { at: [50, 55], roomWidth: 44 },
  leastHeightMm: { silhouette: 5, relief: 4, pierced: 9 },
  draw: () => [field(1, [left, right], { sawn: 'middle' })],
};
