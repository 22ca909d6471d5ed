import type { Point2 } from '../../outline/point.ts';
import { boss, field, flatRing, type MotifFigure } from '../drawing.ts';

/** The lower lid, from corner to corner. */
const lower: readonly Point2[] = [
  [-40, 50],
  [-5, 20],
  [24, 5],
  [50, 0],
  [76, 5],
  [105, 20],
  [140, 50],
];
const upper = lower.toReversed().map(([x, y]): Point2 => [x, 100 - y]);
const inside = (points: readonly Point2[]): Point2[] =>
  points.map(([x, y]): Point2 => [50 + 0.76 * (x - 50), 50 + 0.72 * (y - 50)]);
const opening = field(0, [inside(lower), inside(upper)]).outline;

/** The eye against ill luck: lids, iris and pupil. */
export const evilEyeFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 50], roomWidth: 44 },
  leastHeightMm: { silhouette: 6, relief: 5, pierced: 8 },
  draw: () => [
    field(0.25, [lower, upper]),
    { ...field(0.9, [lower, upper]), windows: [opening] },
    flatRing(0.7, [50, 50], 37, 13),
    boss(1, [50, 50], 17),
  ],
};
