import type { Point2 } from '../../outline/point.ts';
import { bothSides, boss, type Element, field, type MotifFigure, flatRing, petalRuns, stroke } from '../drawing.ts';

/** A lotus in a raised hand. */
function heldLotus(foot: Point2): readonly Element[] {
  return [-42, 42, 0].map((leanDeg, index) =>
    field(index === 2 ? 0.85 : 0.65, petalRuns({ foot, leanDeg, length: 15, width: 9, footRatio: 0.5 })),
  );
}

const seatPetal = (leanDeg: number, length: number, level: number): Element =>
  field(level, petalRuns({ foot: [50, -2], leanDeg, length, width: 17, footRatio: 0.7 }));

/** Lakshmi on her lotus: crowned, a halo behind her head, lotuses in both upper hands, the lower ones giving. */
export const lakshmiFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 50], roomWidth: 12 },
  leastHeightMm: { silhouette: 14, relief: 10, pierced: 16 },
  draw: () => [
    flatRing(0.25, [50, 72], 21, 6),
    ...bothSides(
      seatPetal(72, 36, 0.25),
      seatPetal(48, 31, 0.4),
      seatPetal(23, 26, 0.55),
      // The upper arm, its hand raised with a lotus.
      stroke(0.6, [7, 7, 6, 5], [60, 57], [74, 54], [80, 64], [80, 76]),
      ...heldLotus([80, 75]),
      // The knee of a crossed leg.
      stroke(0.7, [13, 14, 13, 9], [48, 27], [62, 30], [74, 27], [82, 22]),
    ),
    seatPetal(0, 24, 0.7),
    stroke(0.35, [5, 7, 5], [33, -2], [50, -4], [67, -2]),
    field(0.8, [
      [
        [40, 60],
        [41, 50],
        [44, 42],
        [40, 32],
        [50, 27],
        [60, 32],
        [56, 42],
        [59, 50],
        [60, 60],
      ],
      [
        [60, 60],
        [50, 63],
        [40, 60],
      ],
    ]),
    ...bothSides(stroke(0.95, [7, 7, 6, 5], [60, 58], [66, 47], [63, 37], [68, 29])),
    boss(1, [50, 70], 9.5),
    field(1, [
      [
        [40, 74],
        [43, 84],
        [47, 90],
        [50, 102],
      ],
      [
        [50, 102],
        [53, 90],
        [57, 84],
        [60, 74],
      ],
      [
        [60, 74],
        [50, 77],
        [40, 74],
      ],
    ]),
  ],
};
