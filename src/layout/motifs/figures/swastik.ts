import type { Point2 } from '../../outline/point.ts';
import { boss, type MotifFigure, stroke } from '../drawing.ts';

/** A point of the upper arm, turned into one of the four. */
function turned([x, y]: Point2, quarters: number): Point2 {
  const angle = (-Math.PI / 2) * quarters;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [50 + x * c - y * s, 50 + x * s + y * c];
}

const QUARTERS = [0, 1, 2, 3];

/** The swastik as it is drawn at a puja, its arms to the right; where a ground carries them, with its four dots. */
export const swastikFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 50], roomWidth: 16 },
  isRead: true,
  leastHeightMm: { silhouette: 8, relief: 6, pierced: 11 },
  draw: (loose) =>
    QUARTERS.flatMap((quarter) => {
      const at = (x: number, y: number): Point2 => turned([x, y], quarter);
      // One bar lies over the other.
      const level = quarter % 2 === 0 ? 1 : 0.8;
      return [
        stroke(level, [12, 12], at(0, -6), at(0, 44)),
        stroke(level, [12, 11, 8], at(0, 44), at(24, 44), at(42, 47)),
        ...(loose ? [boss(0.8, at(21, 21), 5.5)] : []),
      ];
    }),
};
