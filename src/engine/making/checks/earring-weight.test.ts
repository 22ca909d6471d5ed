import { expect, test } from 'vitest';
import { alloys } from '#spec/tables/alloys.ts';
import { sphere } from '../../mesh/build/round-solids.ts';
import { pieceOf, specOfKind } from '../testing/piece-of.ts';
import { checkEarringWeight } from './earring-weight.ts';

/** One body of the pair's whole weight: what an ear carries is half of it. */
function pairOf(gramsEach: number) {
  const volumeMm3 = (2 * gramsEach * 1000) / alloys.au750_y.densityGramsPerCm3;
  return pieceOf(sphere(Math.cbrt((volumeMm3 * 3) / (4 * Math.PI)), 96));
}

test('12 g an ear are too heavy even for an evening', () => {
  const [finding] = checkEarringWeight(specOfKind('earrings'), pairOf(12));
  expect(finding).toMatchObject({ rule: 'earring.weight', severity: 'warning', limit: 10, unit: 'g' });
  expect(finding?.value).toBeGreaterThan(11.9);
  expect(finding?.value).toBeLessThanOrEqual(12);
});

test('7 g an ear are for occasions', () => {
  expect(checkEarringWeight(specOfKind('earrings'), pairOf(7))).toMatchObject([{ severity: 'note', limit: 5 }]);
});

test('4 g an ear are worn all day, and a ring may weigh anything', () => {
  expect(checkEarringWeight(specOfKind('earrings'), pairOf(4))).toEqual([]);
  expect(checkEarringWeight(specOfKind('ring'), pairOf(12))).toEqual([]);
});
