import { describe, expect, test } from 'vitest';
import { exactMoney, money } from '#shared/money.ts';
import { summaryInOrder, designSummary } from './design-summary.ts';
import { sampleSheet as sheet, sampleSpec as spec } from './testing/sample-sheet.ts';

const spoken = (entries: readonly string[]) => entries.join(' · ').replaceAll('\u202f', ' ');

describe('the summary of a design', () => {
  test('are said in one order, the heaviest stone first', () => {
    expect(spoken(summaryInOrder(designSummary(spec, sheet)))).toBe(
      '18k rose · 3.62 g · 1.04 ct ruby + 20 × 1.15 mm diamonds · US 6.5 · $3,480',
    );
  });

  test('an approximate weight is marked', () => {
    expect(designSummary(spec, sheet, { isApproximate: true }).weight).toBe('~3.6\u202fg');
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
