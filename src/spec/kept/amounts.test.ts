import { describe, expect, test } from 'vitest';
import type { RequestBudget } from '../request/sections/budget.ts';
import type { DesignRequest } from '../request/design-request.ts';
import { amountToTell, amountVerdict, budgetRemark } from './amounts.ts';
import { keptFacts } from './kept-facts.ts';
import { requestOf, appraisedRing } from './testing/kept-ring.ts';

const ofOne = { currency: 'USD', pieces: 1 };
const exchange = { asOf: '2026-11-20', perUsd: { USD: 1, INR: 89.5 } };

/** What became of a budget in a ring of this price. */
function factsAt(amount: number, budget: RequestBudget, said: Partial<DesignRequest> = {}, currency = 'USD') {
  const request = requestOf({ budget: { currency: 'USD', ...budget }, ...said });
  return keptFacts(request, { ...appraisedRing, price: { amount, currency }, exchange });
}

const noteAt = (...at: Parameters<typeof factsAt>) => budgetRemark(factsAt(...at));

describe('a price against an amount', () => {
  test.each([
    ['budget.max', 4000, 'kept'],
    ['budget.max', 4001, 'changed'],
    ['budget.min', 4000, 'kept'],
    ['budget.min', 3999, 'changed'],
    ['budget.approx', 2800, 'kept'],
    ['budget.approx', 2799, 'changed'],
    ['budget.target', 4080, 'kept'],
    ['budget.target', 4081, 'changed'],
  ] as const)('%s of 4000: %d is %s', (field, found, state) => {
    expect(amountVerdict(field, 4000, found, ofOne).state).toBe(state);
  });
});

describe('what a client is told of a budget', () => {
  test.each([2800, 3400, 4000])('of 4000: nothing at %d', (amount) => {
    expect(noteAt(amount, { max: 4000 })).toBeUndefined();
  });

  test('below 70 % of a limit, what is saved', () => {
    expect(noteAt(2799, { max: 4000 })).toBe('Saves $1,201 of the budget.');
  });

  test('by how much it is missed', () => {
    expect(noteAt(4321.4, { max: 4000 })).toBe('$321 over the budget at these rates.');
    expect(noteAt(2799, { approx: 4000 })).toBe('$1,201 under the budget at these rates.');
    expect(noteAt(1500, { min: 2000, max: 4000 })).toBe('$500 under the budget at these rates.');
  });

  test('for several together, of how many the budget is', () => {
    const two = { items: [{ type: 'ring', qty: 2 }] };
    expect(noteAt(1400, { max: 4000, scope: 'all_pieces' }, two)).toBeUndefined();
    expect(noteAt(1000, { max: 4000, scope: 'all_pieces' }, two)).toBe('Saves $2,000 of the budget for 2.');
    expect(noteAt(2100, { max: 4000, scope: 'all_pieces' }, two)).toBe('$200 over the budget for 2 at these rates.');
  });

  test('in the client’s currency, by the exchange table', () => {
    expect(noteAt(1000, { currency: 'INR', max: 100_000 })).toBeUndefined();
    expect(noteAt(2000, { currency: 'INR', max: 100_000 })).toBe('₹79,000 over the budget at these rates.');
    expect(noteAt(89_500, { max: 1000 }, {}, 'INR')).toBeUndefined();
  });

  test('that it could not be compared without a rate', () => {
    expect(noteAt(1000, { currency: 'THB', max: 100 })).toBe('No exchange rate for THB: the budget was not compared.');
  });

  test('is one thing where a price is over the limit and over what was aimed at', () => {
    const facts = factsAt(5000, { approx: 4000, max: 4500 });
    expect(facts.filter(({ field, state }) => field.startsWith('budget.') && state === 'changed')).toHaveLength(2);
    expect(amountToTell(facts)?.field).toBe('budget.max');
  });

  test('is nothing without one', () => {
    expect(budgetRemark(keptFacts(requestOf({}), appraisedRing))).toBeUndefined();
  });
});
