import { bothSides, boss, field, type MotifFigure, stroke } from '../drawing.ts';

/** A butterfly from above with its wings spread: two pairs with their veins, body and feelers. */
export const butterflyFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 50], roomWidth: 18 },
  leastHeightMm: { silhouette: 9, relief: 7, pierced: 12 },
  draw: () => [
    ...bothSides(
      field(
        0.35,
        [
          [
            [51, 52],
            [58, 70],
            [74, 88],
            [94, 96],
            [106, 90],
            [106, 74],
            [98, 58],
            [80, 46],
            [52, 44],
          ],
          [
            [52, 44],
            [51, 52],
          ],
        ],
        { sawn: 'middle' },
      ),
      field(
        0.25,
        [
          [
            [51, 50],
            [70, 50],
            [86, 44],
            [93, 30],
            [86, 14],
            [74, 6],
            [64, 14],
            [56, 28],
            [50.5, 40],
          ],
          [
            [50.5, 40],
            [51, 50],
          ],
        ],
        { sawn: 'middle' },
      ),
      stroke(0.65, [5, 4.5, 3], [52, 50], [74, 66], [93, 84]),
      stroke(0.65, [5, 4.5, 3], [52, 48], [74, 54], [96, 69]),
      stroke(0.55, [5, 4, 3], [52, 45], [66, 36], [77, 20]),
      stroke(0.7, [4, 3.5, 4], [51, 81], [56, 92], [65, 100]),
      boss(0.75, [65.5, 100], 3.6),
    ),
    stroke(1, [5, 9, 12, 10, 8, 4], [50, 20], [50, 32], [50, 48], [50, 60], [50, 70], [50, 82]),
    boss(1, [50, 81], 6.5),
  ],
};
