import type { Point2 } from '../../outline/point.ts';
import { field, type MotifFigure, placedPetal, stroke } from '../drawing.ts';

const LEAVES = [0, 90, 180, 270];
const foot = [50, 54] as const;

/** One side of a heart-shaped leaf, from its foot to its cleft. */
const side: readonly Point2[] = [
  [3, -2],
  [13, 12],
  [22, 26],
  [23, 38],
  [15, 46],
  [6, 45],
  [0, 39],
];

/** A clover of four leaves for luck, its stalk below. */
export const cloverFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 54], roomWidth: 22 },
  leastHeightMm: { silhouette: 8, relief: 6, pierced: 12 },
  draw: () => [
    stroke(0.5, [6, 6, 7], [50, 50], [66, 30], [72, 4]),
    ...LEAVES.map((leanDeg) => {
      const place = placedPetal({ foot, leanDeg });
      const back = side.toReversed().map(([x, y]): Point2 => [-x, y]);
      const [first, last] = [side[0] as Point2, back.at(-1) as Point2];
      return field(0.6, [side.map(place), back.map(place), [last, first].map(place)], { sawn: 'middle' });
    }),
    ...LEAVES.map((leanDeg) => {
      const place = placedPetal({ foot, leanDeg });
      return stroke(1, [6, 4.5, 3], place([0, 0]), place([0, 16]), place([0, 33]));
    }),
  ],
};
