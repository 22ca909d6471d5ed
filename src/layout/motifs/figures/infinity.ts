import { mirrored, type MotifFigure, stroke } from '../drawing.ts';

/** One line of it: around the lower left, through the crossing, around the upper right. */
const line = stroke(
  1,
  [10, 9, 9, 10, 9, 9, 10],
  [-4, 21],
  [3, 5],
  [20, 0],
  [37, 8],
  [50, 20],
  [63, 32],
  [80, 40],
  [97, 35],
  [104, 19],
);

/** The lying eight: one line passes over the other. */
export const infinityFigure: MotifFigure = {
  stone: { at: [50, 20], roomWidth: 14 },
  leastHeightMm: { silhouette: 4, relief: 3.5, pierced: 6 },
  draw: () => [{ ...mirrored(line), level: 0.75 }, line],
};
