import { expect, test } from 'vitest';
import { ratesInWords } from './price-rows.ts';

const price = {
  currency: 'INR',
  amount: 40_000,
  lines: [],
  ratesAsOf: '2026-11-23',
  ratesId: 'own',
  exampleRates: false,
};

test('a price says whose rates it has, and with which rate of which day they were turned', () => {
  const exchanged = { from: 'USD', rate: 84.25, asOf: '2026-11-20' };
  expect(ratesInWords({ ...price, exampleRates: true, lines: [], exchanged })).toContain(
    'Turned from USD at 84.25 INR each, of 2026-11-20.',
  );
  expect(ratesInWords(price)).not.toContain('Turned');
});
