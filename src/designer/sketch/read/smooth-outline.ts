import { distance, outlineLength, resample } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';

/** Points of an outline as it is kept. */
export const OUTLINE_POINTS = 240;

/** How far to each side a point is looked at for a corner, and smoothed, over the number of points. */
const CORNER_REACH = 0.016;
const SMOOTH_REACH = 0.012;

/** An outline that turns by more than this within that reach has a corner there. */
const CORNER_RAD = 0.95;

/** Times that it is smoothed. */
const PASSES = 3;

/** An outline without the tremble of the hand; its corners stay as sharp as they were drawn. */
export function smoothOutline(outline: readonly Point2[]): readonly Point2[] {
  if (outlineLength(outline) === 0) return outline;
  const even = resample(outline, OUTLINE_POINTS);
  const corners = cornersOf(softened(even, new Set(), 1));
  return softened(even, corners, PASSES);
}

/** Every place averaged with its neighbours, but never across a corner. */
function softened(outline: readonly Point2[], corners: ReadonlySet<number>, passes: number): readonly Point2[] {
  const count = outline.length;
  const reach = Math.max(1, Math.round(SMOOTH_REACH * count));
  let line = outline;
  for (let pass = 0; pass < passes; pass += 1) {
    const before = line;
    line = before.map((point, index) => {
      if (corners.has(index)) return point;
      const free = freeReach(index, reach, corners, count);
      let [x, y, weight] = [0, 0, 0];
      for (let step = -free; step <= free; step += 1) {
        const [nx, ny] = before[(index + step + count) % count] as Point2;
        const share = free + 1 - Math.abs(step);
        x += share * nx;
        y += share * ny;
        weight += share;
      }
      return [x / weight, y / weight];
    });
  }
  return line;
}

/** As far to both sides as there is no corner. */
function freeReach(index: number, reach: number, corners: ReadonlySet<number>, count: number): number {
  for (let step = 1; step <= reach; step += 1) {
    if (corners.has((index + step) % count) || corners.has((index - step + count) % count)) return step;
  }
  return reach;
}

function cornersOf(outline: readonly Point2[]): ReadonlySet<number> {
  const count = outline.length;
  const reach = Math.max(2, Math.round(CORNER_REACH * count));
  const turns = outline.map((point, index) => {
    const before = outline[(index - reach + count) % count] as Point2;
    const after = outline[(index + reach) % count] as Point2;
    return turnBetween(before, point, after);
  });
  const corners = turns.flatMap((turn, index) => {
    if (turn < CORNER_RAD) return [];
    const around = Array.from(
      { length: 2 * reach + 1 },
      (_, k) => turns[(index + k - reach + count) % count] as number,
    );
    return turn === Math.max(...around) ? [index] : [];
  });
  return new Set(corners);
}

function turnBetween(a: Point2, b: Point2, c: Point2): number {
  const lengths = distance(a, b) * distance(b, c);
  if (lengths === 0) return 0;
  const dot = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return Math.acos(Math.min(1, Math.max(-1, dot / lengths)));
}
