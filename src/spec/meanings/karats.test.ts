import { expect, test } from 'vitest';
import { isOfGoldAlone, karatOfFineness } from './karats.ts';

test.each([
  [375, 9],
  [583, 14],
  [833, 20],
  [875, 21],
  [916, 22],
  [958, 23],
  [995, 24],
  [999, 24],
  [925, undefined],
  [undefined, undefined],
])('fineness %s is gold of %s karat', (fineness, karat) => {
  expect(karatOfFineness(fineness)).toBe(karat);
});

test('what silver is stamped with, too, tells no gold by itself', () => {
  expect([916, 750, 958, 999, 925].map(isOfGoldAlone)).toEqual([true, true, false, false, false]);
});
