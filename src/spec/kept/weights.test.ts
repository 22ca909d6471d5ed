import { describe, expect, test } from 'vitest';
import { keptFacts } from './kept-facts.ts';
import { requestOf, appraisedRing } from './testing/kept-ring.ts';
import { isWeightField, missedWeight, weightRemark, weightVerdict } from './weights.ts';

/** What became of what was said in a ring of 4 g. */
const factsOf = (said: Record<string, unknown>) => keptFacts(requestOf(said), appraisedRing);

describe('a weight against what was said', () => {
  test.each([
    ['weight.metal_max_g', 4, 'kept'],
    ['weight.metal_max_g', 4.01, 'changed'],
    ['items.weight_each_max_g', 4.01, 'changed'],
    ['weight.metal_min_g', 4, 'kept'],
    ['weight.metal_min_g', 3.99, 'changed'],
    ['weight.metal_approx_g', 4.12, 'kept'],
    ['weight.metal_approx_g', 4.13, 'changed'],
    ['weight.metal_total_max_g', 2, 'kept'],
    ['weight.gross_max_g', 2, 'kept'],
    ['weight.gross_max_g', 4.01, 'changed'],
    ['weight.total_max_g', 2, 'kept'],
    ['items.weight_approx_g', 2, 'changed'],
  ] as const)('%s of 4: %d is %s', (field, found, state) => {
    expect(weightVerdict(field, 4, found).state).toBe(state);
  });

  test.each([
    [{ weight: { metal_approx_g: 4 } }, undefined],
    [{ weight: { metal_approx_g: 5 } }, 'weight.metal_approx_g'],
    [{ weight: { value: 2, unit: 'tola' } }, 'weight.value'],
    [{ items: [{ type: 'ring', weight_each_max_g: 3 }] }, 'items.weight_each_max_g'],
    [{ items: [{ type: 'bangle' }], dimensions: { band_width_mm: 9 } }, undefined],
  ])('of %j, %s is missed', (said, field) => {
    expect(missedWeight(factsOf(said))?.field).toBe(field);
  });

  test('is told in a sentence where it is missed', () => {
    expect(weightRemark(factsOf({ weight: { metal_approx_g: 900 } }))).toBe('4 g where 900 g was asked.');
    expect(weightRemark(factsOf({ weight: { metal_max_g: 3.5 } }))).toBe('4 g where 3.5 g was asked (over the limit).');
    expect(weightRemark(factsOf({ weight: { value: 2, unit: 'tola' } }))).toBe('0.4 where 2 was asked (in tola).');
    expect(weightRemark(factsOf({ weight: { metal_approx_g: 4 } }))).toBeUndefined();
  });

  test('is known by its field, whose unit and scope are no weights', () => {
    expect(isWeightField('weight.gross_max_g')).toBe(true);
    expect(['weight.unit', 'weight.scope', 'weight', 'toString'].filter(isWeightField)).toEqual([]);
  });
});
