import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['115000', 115_000],
  ['1,15,000', 115_000],
  ['115,000.50', 115_000.5],
  ['₹ 1,15,000/-', 115_000],
  ['Rs. 9500', 9500],
  ['$4,200', 4200],
  ['95 €', 95],
  ['115 000', 115_000],
  ['9’500', 9500],
  ['9500,50', 9500.5],
  ['51.125', 51.125],
  ['0.5', 0.5],
])('"%s" is %d', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each([
  ['9.500,50', 9500.5],
  ['9.500', 9500],
  ['120,5', 120.5],
  ['120.5', 120.5],
])('"%s" is %d where a comma is the decimal sign', (typed, amount) => {
  expect(parseAmount(typed, ',')).toBe(amount);
});

test.each(['', 'abc', '-5', '1,2,3', '1.2.3', '12k', '1e9', '5 per gram', '١٢٣'])('"%s" is no amount', (typed) => {
  expect(parseAmount(typed)).toBeNaN();
});
