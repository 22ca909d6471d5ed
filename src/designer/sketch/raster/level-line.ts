import type { Point2 } from '#layout/outline/point.ts';
import { distancesTo } from './distance.ts';
import { type Mask, inverse } from './mask.ts';

/** Beyond the edge of the picture nothing is inside, however far the line is drawn out. */
const BEYOND = -1;

/**
 * The line around a mask of one piece, drawn in by a distance, in pixels and between them: marching squares over the
 * distances to its edge. Of several lines the longest. The first pixel's middle is (0.5, 0.5), y runs down.
 */
export function lineAround(mask: Mask, insetPx: number): readonly Point2[] {
  const [inside, outside] = [distancesTo(inverse(mask)), distancesTo(mask)];
  const { widthPx, heightPx, bits } = mask;
  // The edge runs halfway between the middles of two pixels.
  const heights = new Float64Array(bits.length);
  for (let at = 0; at < bits.length; at += 1) {
    const signed = bits[at] === 1 ? (inside[at] as number) - 0.5 : 0.5 - (outside[at] as number);
    heights[at] = signed - insetPx;
  }
  const heightAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= widthPx || y >= heightPx ? BEYOND : (heights[y * widthPx + x] as number);
  return longest(linesOf(heightAt, widthPx, heightPx));
}

type Ends = Map<string, { readonly from: Point2; readonly to: Point2; readonly next: string }>;

/** Segments that leave the inside to their left, found by where they begin. */
function linesOf(heightAt: (x: number, y: number) => number, widthPx: number, heightPx: number): readonly Point2[][] {
  const segments: Ends = new Map();
  for (let y = -1; y < heightPx; y += 1) {
    for (let x = -1; x < widthPx; x += 1) {
      const isAbove = heightAt(x, y) > 0;
      const isLevel =
        heightAt(x + 1, y) > 0 === isAbove &&
        heightAt(x + 1, y + 1) > 0 === isAbove &&
        heightAt(x, y + 1) > 0 === isAbove;
      if (!isLevel) addSegments(segments, heightAt, x, y);
    }
  }
  const lines: Point2[][] = [];
  for (const start of segments.keys()) {
    const line: Point2[] = [];
    for (let key = start; ; ) {
      const segment = segments.get(key);
      if (segment === undefined) break;
      segments.delete(key);
      line.push(segment.from);
      key = segment.next;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

/** Corners of a square of four pixels, in turn, and the edges that run from each to the next. */
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function addSegments(segments: Ends, heightAt: (x: number, y: number) => number, x: number, y: number): void {
  const heights = corners.map(([dx, dy]) => heightAt(x + dx, y + dy));
  const above = heights.map((height) => height > 0);
  const enters: number[] = [];
  const leaves: number[] = [];
  for (let edge = 0; edge < 4; edge += 1) {
    if (above[edge] && !above[(edge + 1) % 4]) leaves.push(edge);
    if (!above[edge] && above[(edge + 1) % 4]) enters.push(edge);
  }
  // Of a saddle each corner is cut off by itself.
  for (const leave of leaves) {
    const enter = enters.length === 1 ? (enters[0] as number) : (leave + 3) % 4;
    const from = crossingOf(heights, x, y, leave);
    const to = crossingOf(heights, x, y, enter);
    segments.set(keyOf(x, y, leave), { from, to, next: keyOf(x, y, enter) });
  }
}

function crossingOf(heights: readonly number[], x: number, y: number, edge: number): Point2 {
  const [a, b] = [heights[edge] as number, heights[(edge + 1) % 4] as number];
  const [[ax, ay], [bx, by]] = [corners[edge] as Point2, corners[(edge + 1) % 4] as Point2];
  const share = a / (a - b);
  return [x + 0.5 + ax + (bx - ax) * share, y + 0.5 + ay + (by - ay) * share];
}

/** An edge is the same from both of its squares. */
function keyOf(x: number, y: number, edge: number): string {
  if (edge === 0) return `${x},${y},h`;
  if (edge === 1) return `${x + 1},${y},v`;
  if (edge === 2) return `${x},${y + 1},h`;
  return `${x},${y},v`;
}

function longest(lines: readonly Point2[][]): readonly Point2[] {
  return lines.reduce<readonly Point2[]>((best, line) => (line.length > best.length ? line : best), []);
}
