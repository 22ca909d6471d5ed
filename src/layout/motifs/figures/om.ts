import type { Point2 } from '../../outline/point.ts';
import { type Element, field, type MotifFigure, stroke } from '../drawing.ts';

/** How far moon and point stand clear of the letter where a ground carries them. */
const CLEAR = 5;

/** ॐ with a brush: the three of two bowls, the trunk that rises from its waist, the moon and the point above. */
export const omFigure: MotifFigure = {
  hangX: 57,
  isRead: true,
  stone: { at: [57, 92], roomWidth: 16 },
  leastHeightMm: { silhouette: 10, relief: 7, pierced: 12 },
  draw: (loose) => [...letter, ...moon(loose ? CLEAR : 0)],
};

const letter: readonly Element[] = [
  stroke(0.9, [6, 10, 13, 12, 9, 6], [9, 69], [21, 78], [36, 79.5], [48, 71], [46.5, 59], [38, 53], [29, 50.8]),
  stroke(
    1,
    [6, 8.5, 13, 15, 15, 13, 8, 3],
    [22, 50],
    [34, 51.5],
    [47, 50],
    [55.5, 41],
    [55, 25],
    [45, 12],
    [30, 9.5],
    [16, 18],
    [7, 31],
    [3, 45],
  ),
  stroke(
    0.95,
    [8, 9, 10, 12, 14, 12, 9, 6],
    [53, 40],
    [62, 42],
    [70, 51],
    [80, 60],
    [91, 58],
    [97, 46],
    [94, 31],
    [83, 23.5],
    [70, 31],
  ),
];

function moon(up: number): readonly Element[] {
  const raised = (...points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x, y + up]);
  const [top, right, foot, left]: readonly Point2[] = [
    [57, 103],
    [65, 93.5],
    [57, 82],
    [49, 93.5],
  ] as const;
  const line = raised([36.5, 97], [42.5, 86], [56, 79.5], [70.5, 85.5], [77, 97]);
  return [
    stroke(0.9, [3, 9, 13, 9, 3], ...line),
    field(1, [raised(top, left), raised(left, foot), raised(foot, right), raised(right, top)]),
  ];
}
