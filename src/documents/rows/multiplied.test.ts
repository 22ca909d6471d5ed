import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundMoney } from '#shared/money.ts';
import { multiplied } from './multiplied.ts';

it('shows two decimals where the line can be multiplied again by them, and more where it can’t', () => {
  expect(multiplied({ quantity: 2.5, rate: 106.31, amount: 265.78 })).toBe('2.5');
  expect(multiplied({ quantity: 0.4985, rate: 2500, amount: 1246.25 })).toBe('0.4985');
  expect(multiplied({ quantity: 0.0688, rate: 950, amount: 65.36 })).toBe('0.0688');
  expect(multiplied({ quantity: 36, rate: 3, amount: 108 })).toBe('36');
});

it('lets a client with a calculator find every amount', () => {
  const tenThousandths = fc.integer({ min: 1, max: 3_000_000 });
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(tenThousandths, cents, (quantity, rate) => {
      const line = { quantity: quantity / 10_000, rate: rate / 100 };
      const amount = roundMoney(line.quantity * line.rate);
      expect(roundMoney(Number(multiplied({ ...line, amount })) * line.rate)).toBe(amount);
    }),
  );
});
