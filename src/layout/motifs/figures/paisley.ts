import { offsetOutline } from '../../outline/offset-outline.ts';
import { boss, type MetalField, field, type MotifFigure, petalRuns, stroke } from '../drawing.ts';

/** The mango, counter-clockwise from the end of its tip: the inner side, the belly, the outer side, the bend above. */
const mango: MetalField = field(
  0.35,
  [
    [
      [43, 93],
      [53, 92.5],
      [61, 86],
      [60, 76.5],
      [50, 69.5],
      [34, 63.5],
      [20, 54],
      [12, 40],
      [13, 23],
      [24, 8],
      [42, 1],
      [61, 4],
      [76, 16],
      [84, 34],
      [86.5, 55],
      [84, 75],
      [76, 91],
      [64, 100],
      [51, 100],
      [43, 93],
    ],
  ],
  { sawn: 'middle' },
);

/** A line that follows the edge of the mango, from one distance inside it to another. */
function lineInside(level: number, from: number, to: number): MetalField {
  const outline = from === 0 ? mango.outline : offsetOutline(mango.outline, -from);
  return { ...mango, outline, windows: [offsetOutline(mango.outline, -to)], sawn: [], level };
}

const bud = (leanDeg: number, length: number, level: number): MetalField =>
  field(level, petalRuns({ foot: [47, 9], leanDeg, length, width: 14, footRatio: 0.45 }));

/** The mango: its tip leans over, a second line runs inside its edge around a bud. */
export const paisleyFigure: MotifFigure = {
  hangX: 56,
  stone: { at: [48, 36], roomWidth: 30 },
  leastHeightMm: { silhouette: 12, relief: 8, pierced: 13 },
  draw: () => [
    mango,
    lineInside(0.7, 12.5, 19.3),
    lineInside(1, 0, 6.5),
    stroke(0.7, [6, 6], [72, 82], [70, 66]),
    bud(38, 34, 0.6),
    bud(-38, 34, 0.6),
    bud(0, 44, 0.9),
    boss(1, [47, 10], 6.5),
  ],
};
