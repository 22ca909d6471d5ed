import type { Point2 } from '../../contract/frame.ts';

/**
 * Height of a dome over an outline: 1 over the origin, 0 at the edge, and without a crease in between, also where the
 * outline has a tip or a cleft. One over the sum of all the edge, each bit of it weighed by one over its distance
 * squared: over a circle that is a paraboloid.
 */
export function domeOver(outline: readonly Point2[]): (x: number, y: number) => number {
  const atOrigin = pullOf(outline, 0, 0);
  return (x, y) => atOrigin / pullOf(outline, x, y);
}

/** Of a straight bit of edge the sum is the angle under which it is seen over the distance of its line. */
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
    // Seen end on the angle vanishes with the distance: what is left is one over both ends' distances.
    pull += length * (cross > 1e-9 ? Math.atan2(cross, dot) / cross : 1 / Math.max(dot, 1e-9));
    fromX = toX;
    fromY = toY;
  }
  return pull;
}
