import { describe, expect, test } from 'vitest';
import { gramsPerUnit, weightPerPiece } from './weight-per-piece.ts';

const pair = [{ type: 'earrings', qty: 1, unit: 'pair' as const }];

describe('the weight of one piece', () => {
  test('is its share of a weight of several together', () => {
    const items = [{ type: 'bangle', qty: 4 }];
    expect(weightPerPiece({ items, weight: { metal_approx_g: 40, scope: 'all_pieces' } }, false).aboutGrams).toBe(10);
    expect(weightPerPiece({ items, weight: { metal_total_max_g: 40 } }, false).maximumGrams).toBe(10);
    expect(weightPerPiece({ items, weight: { metal_approx_g: 40, scope: 'per_piece' } }, false).aboutGrams).toBe(40);
  });

  test('of a single pair is twice that of each', () => {
    expect(weightPerPiece({ items: pair, weight: { metal_each_g: 3 } }, true).aboutGrams).toBe(6);
    expect(weightPerPiece({ weight: { metal_each_g: 3 } }, false).aboutGrams).toBe(3);
    const atMost = [{ type: 'earrings', qty: 1, unit: 'pair' as const, weight_each_max_g: 3 }];
    expect(weightPerPiece({ items: atMost }, true).maximumGrams).toBe(6);
  });

  test('is between two limits', () => {
    expect(weightPerPiece({ weight: { metal_min_g: 4, metal_max_g: 6 } }, false)).toEqual({
      minimumGrams: 4,
      aboutGrams: 5,
      maximumGrams: 6,
      maximumGrossGrams: undefined,
    });
  });

  test('is at most what was said of one, also where more was said of all', () => {
    const items = [{ type: 'bangle', qty: 2 }];
    const weight = { metal_max_g: 12, metal_total_max_g: 30 };
    expect(weightPerPiece({ items, weight }, false).maximumGrams).toBe(12);
  });

  test('in tola is known where its unit was said', () => {
    expect(weightPerPiece({ weight: { value: 2, unit: 'tola' } }, false).aboutGrams).toBe(20);
    expect(weightPerPiece({ weight: { value: 2 } }, false).aboutGrams).toBeUndefined();
    expect(gramsPerUnit({ weight: { value: 2 } })).toBeUndefined();
  });
});
