import type { Point2 } from './point.ts';

/** How far along an outline the place nearest to a point lies. */
export function lengthToPoint(outline: readonly Point2[], [px, py]: Point2): number {
  let walked = 0;
  let best = { squared: Infinity, at: 0 };
  for (let i = 0; i < outline.length; i += 1) {
    const [ax, ay] = outline[i] as Point2;
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const [ex, ey] = [bx - ax, by - ay];
    const length = Math.sqrt(ex * ex + ey * ey);
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * ex + (py - ay) * ey) / (length * length)));
    const [dx, dy] = [px - ax - ex * share, py - ay - ey * share];
    const squared = dx * dx + dy * dy;
    if (squared < best.squared - 1e-12) best = { squared, at: walked + share * length };
    walked += length;
  }
  return best.at;
}
