import { expect, test } from 'vitest';
import { prongGirth } from '../prongs/prong-girth.ts';
import { firstStoneMm, haloShares, stretchesBetween } from './halo-shares.ts';

test('stretches run from prong to prong and close over the end of the line, wherever that lies', () => {
  expect(stretchesBetween([1, 4, 9], 10)).toEqual([3, 5, 2]);
  expect(stretchesBetween([9, 1, 4], 10)).toEqual([2, 3, 5]);
  expect(stretchesBetween([2], 10)).toEqual([10]);
  expect(stretchesBetween([], 10)).toEqual([]);
});

test('every stretch takes its share of the stones', () => {
  expect(haloShares([3, 6, 3, 6], 18, 12, 1.2)).toEqual([2, 4, 2, 4]);
});

test('a count that leaves a prong before a stone is refused', () => {
  expect(haloShares([5, 5, 5, 5], 20, 14, 1.2)).toBeUndefined();
  expect(haloShares([], 20, 14, 1.2)).toBeUndefined();
});

test('stones that touch, and a stretch that looks closer than another, are refused', () => {
  expect(haloShares([5, 5], 10, 8, 1.19)).toEqual([4, 4]);
  expect(haloShares([5, 5], 10, 8, 1.21)).toBeUndefined();
  expect(haloShares([4.64, 5.36], 10, 8, 1)).toEqual([4, 4]);
  expect(haloShares([4.6, 5.4], 10, 8, 1)).toBeUndefined();
});

test('the first stone stands half a step from its prong, or as far as the prong needs', () => {
  const thick = { girth: prongGirth(1.2), insideMm: 0.6 };
  expect(firstStoneMm({ ...thick, insideMm: 5 }, 6, 4, 1.2)).toBeCloseTo(0.75, 9);
  expect(firstStoneMm(thick, 6, 4, 1.2)).toBeGreaterThan(0.75);
  // No further than the other stones can move together.
  expect(firstStoneMm(thick, 6, 4, 1.2)).toBeLessThanOrEqual((6 - 3 * 1.28) / 2);
});
