import { describe, expect, test } from 'vitest';
import type { Sheet } from '#engine/contract/sheet.ts';
import { exactMoney, money } from '#shared/money.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { summaryInOrder, designSummary } from './design-summary.ts';

const spec = completeSpec({
  version: 1,
  kind: 'ring',
  title: 'Aurelia',
  metal: { alloy: 'au750_r' },
  size: { system: 'US', value: 6.5, innerDiameterMm: 16.916 },
  stones: {
    centre: { gem: 'ruby', shape: 'oval', lengthMm: 8, widthMm: 6 },
    melee: { gem: 'diamond', shape: 'round', lengthMm: 1.15 },
  },
  parts: { shank: { kind: 'shank' } },
});

const sheet: Sheet = {
  alloy: 'au750_r',
  densityGramsPerCm3: 15.1,
  volumeMm3: 260,
  castMetalGrams: 3.9,
  finishedMetalGrams: 3.62,
  boughtGrams: 0,
  stones: [
    stone({ stoneId: 'melee', gem: 'diamond', count: 20, sizeMm: [1.15, 1.15, 0.7], caratsEach: 0.006 }),
    stone({ stoneId: 'centre', gem: 'ruby', count: 1, sizeMm: [8, 6, 4], caratsEach: 1.04 }),
  ],
  totalCarats: 1.16,
  dimensionsMm: [22, 8, 27],
  boughtParts: [],
  price: { currency: 'USD', amount: 3480.4, lines: [], ratesAsOf: '2026-11-20', exampleRates: true },
};

function stone(line: Pick<Sheet['stones'][number], 'stoneId' | 'gem' | 'count' | 'sizeMm' | 'caratsEach'>) {
  return { ...line, colour: '', shape: 'oval' as const, caratsTotal: line.caratsEach * line.count };
}

const spoken = (entries: readonly string[]) => entries.join(' · ').replaceAll('\u202f', ' ');

describe('the summary of a design', () => {
  test('are said in one order, the heaviest stone first', () => {
    expect(spoken(summaryInOrder(designSummary(spec, sheet)))).toBe(
      '18k rose · 3.62 g · 1.04 ct ruby + 20 × 1.15 mm · US 6.5 · $3,480',
    );
  });

  test('an approximate weight is marked', () => {
    expect(designSummary(spec, sheet, true).weight).toBe('~3.6\u202fg');
  });

  test('without a sheet only metal and size are known', () => {
    expect(summaryInOrder(designSummary(spec, undefined))).toEqual(['18k rose', 'US 6.5']);
  });
});

describe('money', () => {
  test('rupees are grouped by lakh', () => {
    expect(money(184_000, 'INR')).toBe('₹1,84,000');
    expect(exactMoney(1234.5, 'USD')).toBe('$1,234.50');
  });
});
