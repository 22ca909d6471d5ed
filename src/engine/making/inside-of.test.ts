import { expect, test } from 'vitest';
import { difference, placed, solid } from '../mesh/build/build-solid.ts';
import { translation } from '../mesh/math/frames.ts';
import { cylinder, sphere } from '../mesh/build/round-solids.ts';
import { insideOf } from './inside-of.ts';

const beads = placed(solid(sphere(1, 24)), [translation(0, 0, 0), translation(1.2, 0, 0)]);

test.each([
  ['the middle of one', [-0.5, 0, 0], true],
  ['what two share', [0.6, 0, 0], true],
  ['just under the skin', [0, 0.95, 0], true],
  ['just above it', [0, 1.01, 0], false],
  ['the notch between two', [0.6, 0.9, 0], false],
  ['far away', [9, 9, 9], false],
] as const)('%s', (_where, point, isInside) => {
  expect(insideOf([beads])(point)).toBe(isInside);
});

test('what is taken out of a solid is not counted', () => {
  const drilled = difference(solid(sphere(1, 24)), solid(cylinder(0.3, -2, 2, 12)));
  expect(insideOf([drilled])([0, 0, 0.1])).toBe(true);
});

test('no point lies in nothing', () => {
  expect(insideOf([])([0, 0, 0])).toBe(false);
});
