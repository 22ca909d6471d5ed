import type { Point2 } from './point.ts';

/** Where a line is crossed by a ray from inside it; undefined when the ray misses it. */
export function crossingAt(
  outline: readonly Point2[],
  [px, py]: Point2,
  [dx, dy]: Point2,
): { readonly at: number; readonly awayMm: number } | undefined {
  let walked = 0;
  let found: { at: number; awayMm: number } | undefined;
  for (let i = 0; i < outline.length; i += 1) {
    const [ax, ay] = outline[i] as Point2;
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const [ex, ey] = [bx - ax, by - ay];
    const length = Math.sqrt(ex * ex + ey * ey);
    const across = dx * ey - dy * ex;
    const share = (dy * (ax - px) - dx * (ay - py)) / across;
    const awayMm = ((ax - px) * ey - (ay - py) * ex) / across;
    if (share >= 0 && share < 1 && awayMm > 0 && awayMm > (found?.awayMm ?? 0)) {
      found = { at: walked + share * length, awayMm };
    }
    walked += length;
  }
  return found;
}
