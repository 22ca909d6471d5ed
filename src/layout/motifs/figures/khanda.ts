import { bothSides, boss, field, type MotifFigure, flatRing, stroke } from '../drawing.ts';

/** The Khanda: a double-edged sword within the chakkar, between two kirpans whose hilts cross below. */
export const khandaFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 65], roomWidth: 15 },
  leastHeightMm: { silhouette: 12, relief: 8, pierced: 13 },
  draw: () => [
    ...bothSides(
      stroke(
        0.6,
        [2.5, 11, 17, 18, 15, 9, 6.5, 6.5, 6.5],
        [23, 96],
        [12.5, 82],
        [8.5, 65],
        [11, 48],
        [20, 35],
        [34, 26],
        [50, 17],
        [61, 9],
        [69, 2],
      ),
      boss(0.75, [70.5, 1], 5),
    ),
    flatRing(0.7, [50, 65], 24, 7),
    stroke(0.9, [6.5, 6.5], [50, 44], [50, 8]),
    field(1, [
      [
        [50, 103],
        [43, 97],
        [40.5, 87],
        [44.5, 68],
        [45, 43],
      ],
      [
        [45, 43],
        [55, 43],
      ],
      [
        [55, 43],
        [55.5, 68],
        [59.5, 87],
        [57, 97],
        [50, 103],
      ],
    ]),
    stroke(0.95, [6, 7, 6], [38, 43], [50, 39.5], [62, 43]),
    boss(1, [50, 4], 6.5),
  ],
};
