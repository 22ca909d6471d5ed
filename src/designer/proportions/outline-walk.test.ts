import { expect, test } from 'vitest';
import { outlineWalk } from './outline-walk.ts';

/** A rectangle of 4 × 2 mm from its lower right corner, counter-clockwise, one corner given twice. */
const walk = outlineWalk([
  { x: 2, y: -1 },
  { x: 2, y: 1 },
  { x: 2, y: 1 },
  { x: -2, y: 1 },
  { x: -2, y: -1 },
]);

test('an outline is walked in millimetres, around and around', () => {
  expect(walk.lengthMm).toBe(12);
  expect(walk.placeAt(3)).toEqual({ x: 1, y: 1 });
  expect(walk.placeAt(15)).toEqual({ x: 1, y: 1 });
  expect(walk.placeAt(-1)).toEqual({ x: 1, y: -1 });
});

test('a place beside the outline is found on it', () => {
  expect(walk.alongOf({ x: 0.5, y: 1.4 })).toBeCloseTo(3.5, 9);
  expect(walk.alongOf({ x: 3, y: 3 })).toBeCloseTo(2, 9);
});

test('a ray leaves where it crosses the outline, which is not always the nearest place', () => {
  expect(walk.crossedBy({ x: 1, y: 0, nx: 0, ny: 1 })).toBeCloseTo(3, 9);
  // The right side is nearer, but the claw faces the upper corner.
  expect(walk.crossedBy({ x: 1.5, y: 0, nx: 0, ny: 1 })).toBeCloseTo(2.5, 9);
});
