import { expect, test } from 'vitest';
import { crossingAt } from './crossing-at.ts';
import { lengthToPoint } from './length-to-point.ts';
import type { Point2 } from './point.ts';

/** A rectangle of 4 × 2 mm from its lower right corner, counter-clockwise. */
const rectangle: readonly Point2[] = [
  [2, -1],
  [2, 1],
  [-2, 1],
  [-2, -1],
];

test('a ray leaves where it crosses the outline, which is not always the nearest place', () => {
  expect(crossingAt(rectangle, [1, 0], [0, 1])).toEqual({ at: 3, awayMm: 1 });
  // The right side is nearer, but the prong faces the upper one.
  expect(crossingAt(rectangle, [1.5, 0], [0, 1])).toEqual({ at: 2.5, awayMm: 1 });
  expect(crossingAt(rectangle, [3, 0], [0, 1])).toBeUndefined();
});

test('a place beside the outline is found on it', () => {
  expect(lengthToPoint(rectangle, [0.5, 1.4])).toBeCloseTo(3.5, 9);
  expect(lengthToPoint(rectangle, [3, 3])).toBeCloseTo(2, 9);
});
