import { bothSides, field, type MotifFigure, stroke } from '../drawing.ts';

/** A leaf with its rib and veins, stalk below. */
export const leafFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 46], roomWidth: 20 },
  leastHeightMm: { silhouette: 12, relief: 8, pierced: 13 },
  draw: () => [
    field(
      0.4,
      [
        [
          [50, 103],
          [41, 86],
          [27, 66],
          [19, 46],
          [26, 26],
          [50, 13],
        ],
        [
          [50, 13],
          [74, 26],
          [81, 46],
          [73, 66],
          [59, 86],
          [50, 103],
        ],
      ],
      { sawn: 'middle' },
    ),
    ...bothSides(
      stroke(0.7, [5, 4.5, 3.5], [50, 21], [62, 25], [70.5, 31]),
      stroke(0.7, [5, 4.5, 3.5], [50, 36], [63, 42], [74.5, 50]),
      stroke(0.7, [5, 4.5, 3.5], [50, 52], [60, 58], [68, 65]),
      stroke(0.7, [5, 4, 3.5], [50, 68], [56, 73], [59, 77]),
    ),
    stroke(1, [6, 6.5, 5.5, 3.5], [45, -3], [49.5, 12], [50, 45], [50, 92]),
  ],
};
