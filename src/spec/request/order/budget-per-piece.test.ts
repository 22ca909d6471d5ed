import { describe, expect, test } from 'vitest';
import { budgetPerPiece } from './budget-per-piece.ts';

const perPiece = (said: Omit<Parameters<typeof budgetPerPiece>[0], 'assumptions'>, isPair: boolean) =>
  budgetPerPiece({ assumptions: [], ...said }, isPair);

const usd = { currency: 'USD' };

describe('the most that a client would pay for one piece', () => {
  test('is the upper limit of the budget, else its target', () => {
    expect(perPiece({ budget: { ...usd, min: 100, max: 200, target: 150 } }, false)).toEqual({ amount: 200, ...usd });
    expect(perPiece({ budget: { ...usd, target: 150, approx: 140 } }, false)).toEqual({ amount: 150, ...usd });
    expect(perPiece({ budget: { ...usd, approx: 140 } }, false)).toEqual({ amount: 140, ...usd });
  });

  test('is its share of a figure for several together', () => {
    const items = [{ type: 'ring', qty: 2 }];
    expect(perPiece({ items, budget: { ...usd, max: 8000, scope: 'all_pieces' } }, false)).toEqual({
      amount: 4000,
      ...usd,
    });
    expect(perPiece({ items, budget: { ...usd, max: 8000, scope: 'each' } }, false)?.amount).toBe(8000);
    expect(perPiece({ items, budget: { ...usd, max: 8000 } }, false)?.amount).toBe(8000);
  });

  test('of a pair is that of both where they are drawn as one piece', () => {
    const items = [{ type: 'bangle', unit: 'pair' as const }];
    const budget = { ...usd, max: 3000, scope: 'pair' };
    expect(perPiece({ items, budget }, false)?.amount).toBe(1500);
    expect(perPiece({ items, budget }, true)?.amount).toBe(3000);
  });

  test('is unknown without an amount or without a currency', () => {
    expect(perPiece({}, false)).toBeUndefined();
    expect(perPiece({ budget: { ...usd, min: 100 } }, false)).toBeUndefined();
    expect(perPiece({ budget: { amount_raw: '50' } }, false)).toBeUndefined();
  });
});
