import { expect, test } from 'vitest';
import { placeInLine, placeInOrder } from './order-line.ts';

const line = { item: 1, stones: [2, 0] };

test.each([
  ['items[0].type', 'items[1].type'],
  ['stones[0].gem', 'stones[2].gem'],
  ['stones[1]', 'stones[0]'],
  ['metal.karat', 'metal.karat'],
])('%s of a line stands at %s in the order, and the other way round', (inLine, inOrder) => {
  expect(placeInOrder(inLine, line)).toBe(inOrder);
  expect(placeInLine(inOrder, line)).toBe(inLine);
});

test('values of other lines stand nowhere in a line', () => {
  expect(placeInLine('items[0].type', line)).toBeUndefined();
  expect(placeInLine('stones[1].gem', line)).toBeUndefined();
});
