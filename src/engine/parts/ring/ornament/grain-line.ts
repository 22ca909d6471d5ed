import { outlineLength, pointAlong } from '#layout/outline/outlines.ts';
import type { CoordinateFrame, Point2 } from '../../../contract/frame.ts';
import { frameAt } from '../../../mesh/math/frames.ts';

/** Milgrain beads touch: this much of a bead lies between their middles. */
const PITCH_RATIO = 1.04;

/** Places of touching beads along a closed outline at a height; their number closes exactly. */
export function grainsAlong(outline: readonly Point2[], heightMm: number, beadMm: number): readonly CoordinateFrame[] {
  const total = outlineLength(outline);
  const count = Math.max(6, Math.round(total / (beadMm * PITCH_RATIO)));
  return Array.from({ length: count }, (_, i) => {
    const { point } = pointAlong(outline, (total * i) / count);
    return frameAt([point[0], point[1], heightMm], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  });
}
