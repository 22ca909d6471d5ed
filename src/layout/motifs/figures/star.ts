import type { Point2 } from '../../outline/point.ts';
import { type Element, field, type MotifFigure, stroke } from '../drawing.ts';

/** Hollows over points; at the golden ratio they would be too sharp to polish. */
const HOLLOW = 0.47;

/**
 * A star of five points with a ridge on each, in a circle of some radius.
 * @param turnDeg of its first point from upright, counter-clockwise
 */
export function starOf(at: Point2, radius: number, turnDeg = 0): readonly Element[] {
  const reach = (step: number, share: number): Point2 => {
    const angle = ((90 + turnDeg + 36 * step) * Math.PI) / 180;
    return [at[0] + share * radius * Math.cos(angle), at[1] + share * radius * Math.sin(angle)];
  };
  const corners = Array.from({ length: 10 }, (_, step) => reach(step, step % 2 === 0 ? 1 : HOLLOW));
  const sides = corners.map((corner, index): readonly Point2[] => [corner, corners[(index + 1) % 10] as Point2]);
  const ridges = [0, 2, 4, 6, 8].map((step) =>
    stroke(1, [0.3 * radius, 0.18 * radius, 0.06 * radius], at, reach(step, 0.86)),
  );
  return [field(0.55, sides, { sawn: 'middle' }), ...ridges];
}

/** A star with ridges from its middle to its points. */
export const starFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 48], roomWidth: 40 },
  leastHeightMm: { silhouette: 7, relief: 5, pierced: 12 },
  draw: () => starOf([50, 48], 52),
};
