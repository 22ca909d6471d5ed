import type { Point2 } from '../../outline/point.ts';
import { bothSides, field, type MotifFigure, type PetalShape, petalRuns, stroke } from '../drawing.ts';

const FOOT: Point2 = [50, 22];

const petal = (level: number, leanDeg: number, length: number, width: number, shape: Partial<PetalShape> = {}) =>
  field(level, petalRuns({ foot: FOOT, footRatio: 0.26, ...shape, leanDeg, length, width }), { sawn: 'middle' });

/** Two lines of water below it, which only a ground can carry. */
const water = [
  stroke(0.45, [2, 4.5, 4, 4.5, 2], [14, -1], [30, -5], [50, -2], [70, -5], [86, -1]),
  stroke(0.45, [2, 4, 2], [32, -15], [50, -13], [68, -15]),
];

/** A lotus from the front: each pair of petals lies behind the one before, the back row between them, the cup below. */
export const lotusFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 52], roomWidth: 22 },
  leastHeightMm: { silhouette: 8, relief: 5, pierced: 11 },
  draw: (loose) => [
    ...(loose ? water : []),
    ...bothSides(
      petal(0.16, 15, 80, 30),
      petal(0.16, 43, 75, 28),
      petal(0.2, 126, 30, 17),
      petal(0.34, 101, 50, 21),
      petal(0.42, 78, 64, 26),
      petal(0.58, 56, 70, 31),
      petal(0.78, 29, 73, 34),
    ),
    petal(1, 0, 74, 38),
  ],
};
