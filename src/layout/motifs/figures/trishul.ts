import { bothSides, field, type MotifFigure, stroke } from '../drawing.ts';

/** Shiva's trident with the drum on its shaft. */
export const trishulFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 54], roomWidth: 13 },
  leastHeightMm: { silhouette: 10, relief: 8, pierced: 13 },
  draw: () => [
    stroke(0.8, [7, 6.5, 7], [50, -2], [50, 30], [50, 62]),
    ...bothSides(
      stroke(0.85, [8, 8, 8, 7, 3], [49, 54], [62, 52], [74, 59], [77, 73], [70, 91]),
      field(0.6, [
        [
          [50, 25],
          [64, 34],
        ],
        [
          [64, 34],
          [64, 10],
        ],
        [
          [64, 10],
          [50, 19],
        ],
        [
          [50, 19],
          [50, 25],
        ],
      ]),
    ),
    field(1, [
      [
        [50, 104],
        [42, 84],
        [45, 66],
        [46, 52],
      ],
      [
        [46, 52],
        [54, 52],
      ],
      [
        [54, 52],
        [55, 66],
        [58, 84],
        [50, 104],
      ],
    ]),
    stroke(1, [7, 8, 7], [40, 22], [50, 22], [60, 22]),
  ],
};
