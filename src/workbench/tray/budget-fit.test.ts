import { expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import type { RequestBudget } from '#spec/request/sections/budget.ts';
import { taskFor } from '../testing/scripted-designer.ts';
import { budgetFit } from './budget-fit.ts';

const spec = completeSpec(plainBand);

function fitOf(amount: number, budget?: RequestBudget) {
  const { request } = taskFor(1, budget && { currency: 'USD', ...budget });
  const price = { amount, currency: 'USD' };
  return budgetFit(keptFacts(request, { spec, stones: [], netMetalGrams: 4, price }));
}

test.each([
  ['under a limit', 3400, { max: 4000 }, true, 0.85],
  ['far under a limit', 2000, { max: 4000 }, false, 0.5],
  ['over a limit', 5000, { max: 4000 }, false, 1.25],
  ['a little over what was aimed at', 4040, { approx: 4000 }, true, 1.01],
  ['under the least that was said', 3000, { min: 3500, max: 4000 }, false, 0.75],
])('a price %s', (_, amount, budget, fits, share) => {
  expect(fitOf(amount, budget)).toEqual({ fits, share });
});

test('a price fits where nothing was said, or nothing can be compared', () => {
  expect(fitOf(9999)).toEqual({ fits: true, share: undefined });
  expect(fitOf(9999, { currency: 'THB', max: 100 })).toEqual({ fits: true, share: undefined });
});
