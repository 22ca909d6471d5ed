import type { Point2 } from '../../../contract/frame.ts';

/**
 * Height of a dome over an outline: 1 at the origin, 0 at the edge, without a crease even where the outline has a tip
 * or a cleft. It is the reciprocal of the integral of 1 / distance² along the edge; over a circle that is a paraboloid.
 */
export function domeOver(outline: readonly Point2[]): (x: number, y: number) => number {
  const atOrigin = pullOf(outline, 0, 0);
  return (x, y) => atOrigin / pullOf(outline, x, y);
}

/** The integral over a straight stretch: the angle under which it is seen, divided by the distance of its line. */
function pullOf(outline: readonly Point2[], x: number, y: number): number {
  let pull = 0;
  let [fromX, fromY] = outline.at(-1) as Point2;
  fromX -= x;
  fromY -= y;
  for (const [pointX, pointY] of outline) {
    const [toX, toY] = [pointX - x, pointY - y];
    const cross = Math.abs(fromX * toY - fromY * toX);
    const dot = fromX * toX + fromY * toY;
    const length = Math.sqrt((toX - fromX) ** 2 + (toY - fromY) ** 2);
    // Seen end on, angle and distance both vanish: in the limit the reciprocals of both ends' distances are left.
    pull += length * (cross > 1e-9 ? Math.atan2(cross, dot) / cross : 1 / Math.max(dot, 1e-9));
    fromX = toX;
    fromY = toY;
  }
  return pull;
}
