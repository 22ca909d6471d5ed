import { bothSides, boss, field, type MotifFigure, stroke } from '../drawing.ts';

/** The face of Ganesha: crown, wide ears, the trunk that turns to his left. */
export const ganeshaFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 76], roomWidth: 12 },
  leastHeightMm: { silhouette: 12, relief: 9, pierced: 14 },
  draw: () => [
    ...bothSides(
      field(0.3, [
        [
          [36, 66],
          [22, 74],
          [6, 70],
          [1, 54],
          [8, 36],
          [20, 28],
          [28, 36],
          [36, 42],
        ],
        [
          [36, 42],
          [36, 66],
        ],
      ]),
      stroke(0.6, [3.5, 4, 3.5], [24, 66], [11, 62], [10, 50], [18, 38]),
    ),
    field(0.45, [
      [
        [50, 101],
        [58, 90],
        [68, 80],
        [70, 66],
      ],
      [
        [70, 66],
        [30, 66],
      ],
      [
        [30, 66],
        [32, 80],
        [42, 90],
        [50, 101],
      ],
    ]),
    field(0.6, [
      [
        [32, 66],
        [30, 52],
        [36, 40],
        [50, 34],
        [64, 40],
        [70, 52],
        [68, 66],
      ],
      [
        [68, 66],
        [32, 66],
      ],
    ]),
    stroke(0.85, [5, 6, 5], [31, 67], [50, 64], [69, 67]),
    stroke(
      1,
      [14, 16, 14, 12, 10, 8, 6],
      [50, 55],
      [50, 41],
      [46.5, 26],
      [49, 12],
      [60, 3.5],
      [73, 6],
      [79, 17],
      [72, 25],
    ),
    ...bothSides(
      stroke(0.8, [3.5, 4, 3], [31, 54], [37, 56.5], [43, 55]),
      stroke(0.8, [6, 5, 3], [38, 40], [30, 33], [24, 31]),
    ),
    boss(1, [50, 80], 5.5),
  ],
};
