import { describe, expect, test } from 'vitest';
import type { KeptFact } from '#spec/kept/fact.ts';
import { fieldWords, departureWords, valueWords } from './fact-words.ts';
import { departuresIn, noteBesideDepartures, stateOf } from './ledger.ts';

const karat = { field: 'metal.karat', place: 'metal.karat', value: 18, index: 0, span: undefined } as const;
const width = {
  field: 'dimensions.band_width_mm',
  place: 'dimensions.band_width_mm',
  value: 1.7,
  index: 0,
  span: undefined,
} as const;
const kept: KeptFact = { ...karat, state: 'kept' };
const changed: KeptFact = { ...width, state: 'changed', inDesign: 1.9 };
const undone: KeptFact = { ...karat, state: 'notDone', why: 'it is of platinum' };
const unseen: KeptFact = { ...karat, state: 'outside', why: 'somebody has to look' };

describe('a part of the request in all designs', () => {
  test.each([
    ['done in all', [[kept], [kept]], 'done'],
    ['done in those that are weighed', [[kept]], 'waiting'],
    ['not done in one', [[kept], [undone]], 'notDone'],
    ['not to be seen in any', [[unseen], [unseen]], 'noted'],
    ['said of something else', [[changed], [changed]], 'noted'],
  ] as const)('that is %s', (_, ledgers, state) => {
    expect(stateOf(['metal'], ledgers, 2)).toBe(state);
  });

  test('a change is told as soon as one design shows it', () => {
    expect(stateOf(['dimensions.band_width_mm'], [[changed]], 4)).toBe('changed');
  });
});

describe('a budget', () => {
  const amount = (field: 'budget.max' | 'budget.approx', value: number) =>
    ({ field, place: field, value, index: 0, span: undefined }) as const;
  const overLimit: KeptFact = {
    ...amount('budget.max', 4500),
    state: 'changed',
    inDesign: 5000,
    why: '$500 over the budget at these rates',
  };
  const overAim: KeptFact = {
    ...amount('budget.approx', 4000),
    state: 'changed',
    inDesign: 5000,
    why: '$1,000 over the budget at these rates',
  };
  const saving: KeptFact = {
    ...amount('budget.max', 4500),
    state: 'kept',
    inDesign: 1500,
    why: 'saves $3,000 of the budget',
  };

  test('that is missed is told of once, among the departures', () => {
    expect(departuresIn([overLimit, overAim]).map(departureWords)).toEqual(['$500 over the budget at these rates']);
    expect(noteBesideDepartures([overLimit, overAim])).toBeUndefined();
  });

  test('that is far from spent is told of beside them', () => {
    expect(departuresIn([saving])).toEqual([]);
    expect(noteBesideDepartures([saving])).toBe('Saves $3,000 of the budget.');
  });
});

describe('a fact in words', () => {
  test('tells what was asked and what there is', () => {
    expect(departuresIn([kept, changed, undone]).map(departureWords)).toEqual([
      '1.7 mm asked, 1.9 mm',
      '18k: it is of platinum',
    ]);
  });

  test('has the units of its field', () => {
    expect(valueWords('stones.carat_total', 5)).toBe('5 ct');
    expect(valueWords('stones.size_mm', [8, 6])).toBe('8 × 6 mm');
    expect(valueWords('weight.metal_max_g', 4)).toBe('4 g');
    expect(valueWords('budget.max', 150_000, 'INR')).toBe('₹1,50,000');
    expect(valueWords('budget.max', 150_000)).toBe('150,000');
    expect(fieldWords('weight.metal_approx_g')).toBe('metal weight');
    expect(fieldWords('stones.gem')).toBe('stone gem');
  });
});
