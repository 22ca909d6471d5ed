import { expect, test } from 'vitest';
import { explainPrice } from './explain-price.ts';

const piece = {
  netMetalGrams: 3,
  price: { amount: 1000, currency: 'USD' },
  lines: [
    { kind: 'metal', label: '3 g of 18k yellow gold', amount: 300 },
    { kind: 'stone', label: '1 × Ruby, oval 8 × 6 mm', amount: 450 },
    { kind: 'setting', label: 'Setting', amount: 50 },
    { kind: 'making', label: 'Making', amount: 200 },
  ],
};

test('tells the jeweller every share, the dearest first, and the dearest line', () => {
  expect(explainPrice(piece, false)).toEqual([
    'Of $1,000: the stones $450 (45 %), the metal $300 (30 %) and setting and making $250 (25 %).',
    'The dearest line is 1 × Ruby, oval 8 × 6 mm: $450.',
  ]);
});

test('tells a client what it is made of, without an amount and without the labour', () => {
  expect(explainPrice(piece, true)).toEqual(['Most of it is the stones, then the metal.']);
});

test('a piece for which everything was brought costs nothing', () => {
  expect(explainPrice({ ...piece, lines: [] }, false)).toEqual(['There is nothing in it that costs anything.']);
});
