import { radiusAt } from '../outline/outlines.ts';
import type { Point2 } from '../outline/point.ts';

/** A place at the edge of a body that faces the viewer. */
export interface EdgePlace {
  readonly point: Point2;
  /** Out of the body, of unit length. */
  readonly outwards: Point2;
}

/** A step by which the direction of an edge is read. */
const STEP_RAD = 0.02;

/** Places at even angles about the lowest place of an outline; all around where the span is whole. */
export function edgePlaces(outline: readonly Point2[], count: number, spanDeg: number): readonly EdgePlace[] {
  return edgeAngles(count, spanDeg).map((angle) => {
    const at = (rad: number): Point2 => {
      const radius = radiusAt(outline, rad);
      return [radius * Math.cos(rad), radius * Math.sin(rad)];
    };
    const [before, after] = [at(angle - STEP_RAD), at(angle + STEP_RAD)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy);
    return { point: at(angle), outwards: [dy / length, -dx / length] };
  });
}

/** Directions from the middle, the lowest being −π/2. */
function edgeAngles(count: number, spanDeg: number): readonly number[] {
  const span = (spanDeg / 180) * Math.PI;
  const step = spanDeg >= 360 ? span / count : count === 1 ? 0 : span / (count - 1);
  return Array.from({ length: count }, (_, index) => -Math.PI / 2 + (index - (count - 1) / 2) * step);
}

/** The least distance between neighbours in a row of places. */
export function leastStepMm(places: readonly Point2[], isClosed: boolean): number {
  const pairs = places.map((place, index): readonly [Point2, Point2 | undefined] => [
    place,
    places[index + 1] ?? (isClosed ? places[0] : undefined),
  ]);
  return Math.min(...pairs.flatMap(([a, b]) => (b && b !== a ? [Math.hypot(a[0] - b[0], a[1] - b[1])] : [])));
}
