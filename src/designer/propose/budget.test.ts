import { describe, expect, test } from 'vitest';
import { proposalsFor } from './testing/proposals.ts';

describe('a budget is used: all four land at 70 to 100 % of it', () => {
  test.each([
    ['18k rose gold engagement ring, 1 ct oval ruby, diamond halo, US 6.5, under $4000', 4000],
    ['18k yellow gold solitaire ring with a 1 ct round diamond, size 6, budget $6000', 6000],
    ['emerald cut emerald ring with halo, 18k gold, size 7, around $5000', 5000],
    ['diamond tennis bracelet in 18k yellow gold under $8000', 8000],
    ['tanzanite solitaire pendant in white gold, $1500', 1500],
    ['engagement ring for my wife, budget $2200', 2200],
    ['diamond stud earrings in 14k white gold, budget $3000', 3000],
    ['22k gold bangle 2-6, under $5000', 5000],
  ])('%s', (brief, budget) => {
    for (const { role, estimatedAmount } of proposalsFor(brief)) {
      expect(estimatedAmount / budget, role).toBeGreaterThan(0.7);
      expect(estimatedAmount / budget, role).toBeLessThanOrEqual(1);
    }
  });
});

describe('one stone alone stays alone, however generous the budget', () => {
  test.each([
    '18k gold solitaire ring, 0.5 ct round diamond, size 6, budget $9000',
    'plain solitaire engagement ring, platinum, 1 ct oval diamond',
    'tanzanite solitaire pendant in white gold, $2500',
  ])('%s', (brief) => {
    for (const { role, spec } of proposalsFor(brief)) {
      const heads = Object.values(spec.parts).filter(({ kind }) => kind === 'prong-head' || kind === 'bezel-head');
      const halos = Object.values(spec.parts).filter(({ kind }) => kind === 'halo');
      expect([heads.length, halos.length], role).toEqual([1, 0]);
    }
  });
});
