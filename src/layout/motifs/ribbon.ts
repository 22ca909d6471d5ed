import type { Point2 } from '../outline/point.ts';

/** Steps around half an end. */
const END_STEPS = 6;

/** A line of changing width. */
export interface Ribbon {
  readonly line: readonly Point2[];
  /** Across the line, at even steps of its length; they change smoothly from one to the next. */
  readonly widths: readonly number[];
}

/**
 * The outline of a ribbon, counter-clockwise: both sides of its middle line, its ends rounded.
 * @param drawnIn the width that is left of a width; of one ribbon all outlines have the same points in the same order
 */
export function ribbon({ line, widths }: Ribbon, drawnIn = (width: number): number => width): readonly Point2[] {
  const walked = lengthsAlong(line);
  const whole = walked.at(-1) as number;
  const half = walked.map((length) => drawnIn(widthAt(widths, length / whole)) / 2);
  const normals = line.map((_, index) => normalAt(line, index));
  const side = (sign: 1 | -1): Point2[] =>
    line.map(([x, y], i) => {
      const [nx, ny] = normals[i] as Point2;
      const reach = sign * (half[i] as number);
      return [x + reach * nx, y + reach * ny];
    });
  const last = line.length - 1;
  const start = roundEnd(line[0] as Point2, normals[0] as Point2, half[0] as number, 1);
  const end = roundEnd(line[last] as Point2, normals[last] as Point2, half[last] as number, -1);
  return [...side(-1), ...end, ...side(1).toReversed(), ...start];
}

function lengthsAlong(line: readonly Point2[]): readonly number[] {
  let walked = 0;
  return line.map(([x, y], index) => {
    const [beforeX, beforeY] = line[index - 1] ?? [x, y];
    walked += Math.hypot(x - beforeX, y - beforeY);
    return walked;
  });
}

/** Between two widths a cubic that runs on smoothly from its neighbours, but never under the lesser of the two. */
function widthAt(widths: readonly number[], share: number): number {
  const place = Math.min(share, 1) * (widths.length - 1);
  const index = Math.min(Math.floor(place), widths.length - 2);
  const [from, to] = [widths[index] as number, widths[index + 1] as number];
  const [before, after] = [widths[index - 1] ?? from, widths[index + 2] ?? to];
  const t = place - index;
  const [out, into] = [(to - before) / 2, (after - from) / 2];
  const curved = from + t * (out + t * (3 * (to - from) - 2 * out - into + t * (2 * (from - to) + out + into)));
  return Math.max(Math.min(from, to), curved);
}

/** To the left of the line. */
function normalAt(line: readonly Point2[], index: number): Point2 {
  const [ax, ay] = line[Math.max(0, index - 1)] as Point2;
  const [bx, by] = line[Math.min(line.length - 1, index + 1)] as Point2;
  const length = Math.hypot(bx - ax, by - ay);
  return [-(by - ay) / length, (bx - ax) / length];
}

/** The inner points of a half circle over an end: from its left to its right at the start, the other way at the end. */
function roundEnd([x, y]: Point2, [nx, ny]: Point2, radius: number, sign: 1 | -1): readonly Point2[] {
  return Array.from({ length: END_STEPS - 1 }, (_, step): Point2 => {
    const angle = (Math.PI * (step + 1)) / END_STEPS;
    const [c, s] = [radius * sign * Math.cos(angle), radius * sign * Math.sin(angle)];
    // The tangent of the line is its left normal turned to the right; the cap of the start lies behind it.
    return [x + c * nx - s * ny, y + c * ny + s * nx];
  });
}
