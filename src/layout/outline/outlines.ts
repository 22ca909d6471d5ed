import type { Point2 } from './point.ts';
import { snap } from './snap.ts';

/** Area in mm² by the shoelace formula: positive for a counter-clockwise outline. */
export function signedArea(outline: readonly Point2[]): number {
  let twice = 0;
  forEachEdge(outline, ([ax, ay], [bx, by]) => {
    twice += ax * by - ay * bx;
  });
  return twice / 2;
}

/** Length around the outline in mm. */
export function outlineLength(outline: readonly Point2[]): number {
  let sum = 0;
  forEachEdge(outline, (a, b) => {
    sum += distance(a, b);
  });
  return sum;
}

export interface OutlineBox {
  readonly minimum: Point2;
  readonly maximum: Point2;
}

export function outlineBox(outline: readonly Point2[]): OutlineBox {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outline) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return { minimum: [left, low], maximum: [right, high] };
}

/**
 * How far the outline reaches from the origin in a direction, in mm: its outermost crossing; 0 when it has none there.
 */
export function radiusAt(outline: readonly Point2[], angleRad: number): number {
  const [dx, dy] = [Math.cos(angleRad), Math.sin(angleRad)];
  let radius = 0;
  forEachEdge(outline, ([ax, ay], [bx, by]) => {
    // Signed distances of both ends from the line through the origin; the edge crosses it when they differ in sign.
    const sideA = dx * ay - dy * ax;
    const sideB = dx * by - dy * bx;
    if (sideA > 0 === sideB > 0) return;
    const share = sideA / (sideA - sideB);
    radius = Math.max(radius, dx * (ax + (bx - ax) * share) + dy * (ay + (by - ay) * share));
  });
  return radius;
}

/** A place on an outline with the direction that leaves it there (outwards, when it runs counter-clockwise). */
export interface OutlinePlace {
  readonly point: Point2;
  readonly normal: Point2;
}

/** The point that is reached after walking so far from the first point; walks on around, also backwards. */
export function pointAlong(outline: readonly Point2[], lengthMm: number): OutlinePlace {
  const total = outlineLength(outline);
  let left = lengthMm - total * Math.floor(lengthMm / total);
  let last: readonly [Point2, Point2] | undefined;
  for (let i = 0; i < outline.length; i += 1) {
    const a = outline[i] as Point2;
    const b = outline[(i + 1) % outline.length] as Point2;
    const length = distance(a, b);
    if (length === 0) continue;
    if (left < length) return onEdge(a, b, left / length, length);
    last = [a, b];
    left -= length;
  }
  if (!last) throw new Error('An outline needs two different points');
  return onEdge(last[0], last[1], 1, distance(last[0], last[1]));
}

function onEdge([ax, ay]: Point2, [bx, by]: Point2, share: number, length: number): OutlinePlace {
  return {
    point: [ax + (bx - ax) * share, ay + (by - ay) * share],
    normal: [(by - ay) / length, (ax - bx) / length],
  };
}

/** The outline in `count` equal steps of its length, beginning at its first point; corners between steps are cut. */
export function resample(outline: readonly Point2[], count: number): readonly Point2[] {
  const step = outlineLength(outline) / count;
  const points: Point2[] = [];
  let walked = 0;
  for (let i = 0; i < outline.length; i += 1) {
    const [ax, ay] = outline[i] as Point2;
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const length = distance([ax, ay], [bx, by]);
    // A thousandth of a step of slack, so that a step that ends on a corner takes the corner despite rounding.
    while (points.length < count && points.length * step < walked + length - 1e-3 * step) {
      const share = Math.max(0, (points.length * step - walked) / length);
      points.push([snap(ax + (bx - ax) * share), snap(ay + (by - ay) * share)]);
    }
    walked += length;
  }
  return points;
}

export function distance([ax, ay]: Point2, [bx, by]: Point2): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

function forEachEdge(outline: readonly Point2[], visit: (a: Point2, b: Point2) => void): void {
  for (let i = 0; i < outline.length; i += 1) {
    visit(outline[i] as Point2, outline[(i + 1) % outline.length] as Point2);
  }
}
