import { expect, test } from 'vitest';
import { translation } from '../../mesh/math/frames.ts';
import { groupOf, pieceOf, plainMetal, specOfKind } from '../testing/piece-of.ts';
import { checkMainStone } from './main-stone.ts';

const round = (id: string, lengthMm: number, count = 1) =>
  groupOf(
    id,
    { gem: 'diamond', shape: 'round', lengthMm },
    'prong',
    Array.from({ length: count }, (_, index) => translation(8 * index, 0, 0)),
  );

const check = (...stones: ReturnType<typeof round>[]) =>
  checkMainStone(specOfKind('ring'), pieceOf(plainMetal, { stones }));

test('a centre that is only a little larger than its sides does not lead', () => {
  expect(check(round('side', 5, 2), round('centre', 6))).toMatchObject([
    { rule: 'taste.main-stone-dominates', severity: 'warning', parameter: 'stones.side', value: 1.44, limit: 1.6 },
  ]);
});

test('a centre of 1.6 times the face leads', () => {
  expect(check(round('centre', 6.5), round('side', 4.2, 2), round('melee', 1.2, 20))).toEqual([]);
});

test('two nearly equal stones are meant as equals', () => {
  expect(check(round('one', 5), round('other', 5.2))).toEqual([]);
});

test('a row of several has no main stone, nor has metal alone', () => {
  expect(check(round('row', 3, 7), round('accent', 2.5, 6))).toEqual([]);
  expect(check()).toEqual([]);
});

test('a pair of earrings has its main stone twice', () => {
  const pair = pieceOf(plainMetal, { stones: [round('main', 6, 2), round('drop', 5, 2)] });
  expect(checkMainStone(specOfKind('earrings'), pair)).toHaveLength(1);
});
