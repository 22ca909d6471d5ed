import { expect, test } from 'vitest';
import { saidFacts } from './said-facts.ts';
import { requestOf } from './testing/kept-ring.ts';

test('the facts of a request are its leaves, with their places and words', () => {
  const request = requestOf({
    stones: [{ role: 'center' }, { role: 'side', size_mm: [5, 3] }],
    features: ['halo', 'bail'],
    changes: { metal: { karat: 22 } },
    evidence: { 'stones[1].size_mm': [10, 13], 'features[1]': [20, 24] },
  });
  expect(saidFacts(request).map(({ field, place, value, index, span }) => [field, place, value, index, span])).toEqual([
    ['intent', 'intent', 'new_design', 0, undefined],
    ['stones.role', 'stones[0].role', 'center', 0, undefined],
    ['stones.role', 'stones[1].role', 'side', 1, undefined],
    ['stones.size_mm', 'stones[1].size_mm', [5, 3], 1, [10, 13]],
    ['features', 'features[0]', 'halo', 0, undefined],
    ['features', 'features[1]', 'bail', 1, [20, 24]],
    ['changes', 'changes.metal.karat', 22, 0, undefined],
  ]);
});

test('what was assumed or computed is no fact', () => {
  const assumptions = [{ field: 'metal.karat', value: 18, why: 'usual' }];
  const facts = saidFacts(requestOf({ should_warn: ['too_thin_for_weight'], assumptions, must_ask: ['item_type'] }));
  expect(facts.map(({ field }) => field)).toEqual(['intent', 'must_ask']);
});
