import { clamp } from '#shared/units.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { distance } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import type { Drawing, PenStroke } from '../contract.ts';
import { type Mask, emptyMask } from '../raster/mask.ts';
import { sketchProblems } from '../sketch-problems.ts';
import { WORKING_PX } from './ink-of-picture.ts';

/** A stroke whose ends come so near to each other, over its length, was meant to be closed. */
const CLOSES_WITHIN = 0.12;

/** The narrowest line that is read, in pixels of the mask. */
const THINNEST_PX = 2.4;

/** A drawing as a picture of its lines, and how many pixels of it one pixel of the sheet is. */
export interface DrawnInk {
  readonly ink: Mask;
  readonly scale: number;
}

export function inkOfDrawing({ widthPx, heightPx, strokes, stones }: Drawing): Result<DrawnInk> {
  const drawn = strokes.filter(({ points }) => points.length > 0);
  if (drawn.length === 0 && stones.length === 0) return fail(sketchProblems.empty);
  const scale = WORKING_PX / Math.max(widthPx, heightPx);
  const ink = emptyMask(Math.max(1, Math.round(widthPx * scale)), Math.max(1, Math.round(heightPx * scale)));
  for (const stroke of drawn) drawStroke(ink, stroke, scale);
  return ok({ ink, scale });
}

function drawStroke(ink: Mask, { points, widthPx }: PenStroke, scale: number): void {
  const scaled = closedLine(points).map(([x, y]): Point2 => [x * scale, y * scale]);
  // However broad the pen, its line is read by its middle.
  const radius = clamp(widthPx * scale, THINNEST_PX, 6) / 2;
  scaled.forEach((point, index) => drawSegment(ink, point, scaled[index + 1] ?? point, radius));
}

function closedLine(points: readonly Point2[]): readonly Point2[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 4) return points;
  let length = 0;
  for (let i = 1; i < points.length; i += 1) length += distance(points[i - 1] as Point2, points[i] as Point2);
  return distance(first, last) <= CLOSES_WITHIN * length ? [...points, first] : points;
}

function drawSegment({ widthPx, heightPx, bits }: Mask, a: Point2, b: Point2, radius: number): void {
  const [left, right] = [Math.min(a[0], b[0]) - radius, Math.max(a[0], b[0]) + radius];
  const [top, bottom] = [Math.min(a[1], b[1]) - radius, Math.max(a[1], b[1]) + radius];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(heightPx - 1, Math.ceil(bottom)); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(widthPx - 1, Math.ceil(right)); x += 1) {
      const [px, py] = [x + 0.5 - a[0], y + 0.5 - a[1]];
      const along = square === 0 ? 0 : clamp((px * dx + py * dy) / square, 0, 1);
      if ((px - along * dx) ** 2 + (py - along * dy) ** 2 <= radius * radius) bits[y * widthPx + x] = 1;
    }
  }
}
