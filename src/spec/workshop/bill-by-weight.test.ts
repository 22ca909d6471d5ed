import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundMoney } from '#shared/money.ts';
import { sampleEstimate } from '../testing/sample-estimate.ts';
import { plainBand } from '../testing/sample-specs.ts';
import { parseSpec } from '../parse-spec.ts';
import { defaultWorkshopProfile } from './default-workshop-profile.ts';
import { billByWeight, type MetalTerms } from './bill-by-weight.ts';
import { totalOf } from './bill.ts';
import { balanceOf, creditFor } from './order-balance.ts';
import { checkedEstimate, type OrderEstimate } from './order-estimate.ts';
import { profileForCountry } from './profile-for-country.ts';

const read = parseSpec(plainBand);
if (!read.ok) throw new Error(read.problem.message);
const band = read.value;
const metal = 'gold';
const usual = sampleEstimate(band);
const indian = sampleEstimate(band, profileForCountry('IN'));
const german = sampleEstimate(band, profileForCountry('DE'));

describe('an estimate is held to its own numbers', () => {
  test.each([
    ['that of a shop without tax', usual],
    ['that of a shop with tax', indian],
  ])('%s adds up', (_what, estimate) => {
    expect(checkedEstimate(estimate, metal).ok).toBe(true);
  });

  test('whatever a piece weighs', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 200, noNaN: true }),
        fc.constantFrom(defaultWorkshopProfile, profileForCountry('IN'), profileForCountry('DE')),
        (castGrams, profile) => {
          expect(checkedEstimate(sampleEstimate(band, profile, castGrams), metal).ok).toBe(true);
        },
      ),
    );
  });

  const withLine = (kind: string, change: object): OrderEstimate => ({
    ...indian,
    lines: indian.lines.map((line) => (line.kind === kind ? { ...line, ...change } : line)),
  });
  test.each([
    ['a line that does not multiply', withLine('stone', { amount: 1 })],
    ['another metal weight than what is cast', { ...indian, castMetalGrams: 5 }],
    ['another making charge', { ...indian, making: { ...indian.making, perPiece: 0, minimum: 0 } }],
    ['a tax on something else', withLine('tax', { quantity: 100, amount: 3 })],
    ['a tax on labour that is said to be on the piece', { ...indian, taxBase: 'labour' as const }],
    ['another total', { ...indian, amount: indian.amount - 100 }],
    ['no metal', { ...indian, lines: indian.lines.filter(({ kind }) => kind !== 'metal') }],
    ['two taxes', { ...indian, lines: [...indian.lines, ...indian.lines.filter(({ kind }) => kind === 'tax')] }],
  ])('%s is refused', (_what, estimate) => {
    expect(checkedEstimate(estimate, metal)).toMatchObject({
      ok: false,
      problem: { code: 'estimate_does_not_add_up' },
    });
  });
});

const billed = (estimate: OrderEstimate, netMetalGrams: number, terms: MetalTerms) => {
  const bill = billByWeight(estimate, metal, { netMetalGrams, terms });
  if (!bill.ok) throw new Error(bill.problem.code);
  return bill.value;
};
const metalOf = (estimate: OrderEstimate) => estimate.lines.find(({ kind }) => kind === 'metal');

describe('a piece is billed by what it weighs', () => {
  test('as estimated, where it weighs what was estimated', () => {
    for (const estimate of [usual, indian, german])
      expect(billed(estimate, estimate.netMetalGrams, { policy: 'locked' })).toEqual({
        lines: estimate.lines,
        amount: estimate.amount,
      });
  });

  test.each([
    ['locked', { policy: 'locked' } as const],
    ['open', { policy: 'open', ratePerGram: 120.456 } as const],
    ['booked, less than it weighs', { policy: 'booked', bookedGrams: 3, ratePerGram: 120 } as const],
    ['booked, more than it weighs', { policy: 'booked', bookedGrams: 30, ratePerGram: 120 } as const],
  ])('and each line multiplies to its amount, all to the price: %s', (_policy, terms) => {
    for (const estimate of [usual, indian, german]) {
      const { lines, amount } = billed(estimate, 5.1, terms);
      for (const line of lines)
        expect([line.label, line.amount]).toEqual([line.label, roundMoney(line.quantity * line.rate)]);
      expect(totalOf(lines)).toBe(amount);
    }
  });

  test('what was bought is not cast: 4.6 g finished instead of 4 g are 15 % more of what is cast', () => {
    const { lines } = billed(usual, 5.1, { policy: 'locked' });
    expect(lines.find(({ kind }) => kind === 'metal')?.quantity).toBe(5.111);
    expect(lines.find(({ kind }) => kind === 'stone')).toEqual(usual.lines.find(({ kind }) => kind === 'stone'));
  });

  test('booked metal keeps the rate of its day, and the rest has that of the day on the scale', () => {
    const lines = billed(usual, 5.1, { policy: 'booked', bookedGrams: 3, ratePerGram: 120 }).lines;
    const metals = lines.filter(({ kind }) => kind === 'metal').map(({ quantity, rate }) => [quantity, rate]);
    expect(metals).toEqual([
      [3, metalOf(usual)?.rate],
      [2.111, 120],
    ]);
  });

  test.each([0, 0.5, 1, 45, 4500, Number.NaN])('%d g is no weight of this piece', (netMetalGrams) => {
    const bill = billByWeight(usual, metal, { netMetalGrams, terms: { policy: 'locked' } });
    expect(bill).toMatchObject({ ok: false, problem: { code: 'unlikely_weight' } });
  });
});

test('old gold is credited by its fine content, and what was paid comes off', () => {
  const oldGold = { grams: 10.25, fineness: 916, ratePerFineGram: 136 };
  expect(creditFor(oldGold)).toEqual({ fineGrams: 9.389, amount: 1276.9 });
  expect(balanceOf(2000, oldGold, [{ amount: 500 }, { amount: -100 }])).toBe(323.1);
  expect(balanceOf(100, undefined, [{ amount: 150.1 }])).toBe(-50.1);
});
