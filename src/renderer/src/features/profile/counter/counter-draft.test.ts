import { describe, expect, test } from 'vitest';
import type { ShopCounter } from '#spec/workshop/counter.ts';
import { countryCodes, profileForCountry } from '#spec/workshop/profile-for-country.ts';
import { type CounterDraft, draftOfCounter, emptyDraft } from './counter-draft.ts';
import { counterOfDraft } from './counter-of-draft.ts';

const TODAY = '2026-11-24';
const india = emptyDraft('IN', TODAY);
/** The draft with amounts typed beside metals of the board. */
const typing = (typed: Readonly<Record<number, string>>, draft: CounterDraft = india): CounterDraft => ({
  ...draft,
  rates: draft.rates.map((row) => ({ ...row, typed: typed[row.fineness] ?? row.typed })),
});
const entered = (draft: CounterDraft): ShopCounter => {
  const read = counterOfDraft(draft);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
};

describe.each(countryCodes)('a shop in %s', (country) => {
  test('that types nothing enters its country’s habits, and everything else stays an example', () => {
    const { tax, ringSizeSystem } = profileForCountry(country);
    expect(entered(emptyDraft(country, TODAY))).toEqual({ country, rates: [], ratesAsOf: TODAY, tax, ringSizeSystem });
  });

  test('finds what it has entered in the form again', () => {
    const typed = emptyDraft(country, TODAY);
    const board = {
      ...typed,
      rates: typed.rates.map((row, index) => ({ ...row, typed: String(100 * (index + 1)) })),
      making: { ...typed.making, perPiece: '75' },
      smallStone: '4',
      largeStone: '30',
    };
    const counter = entered(board);
    expect(counter.rates).toHaveLength(board.rates.length);
    expect(entered(draftOfCounter(counter))).toEqual(counter);
  });
});

test('amounts are read as they are typed at a counter', () => {
  const { rates } = entered(typing({ 916: '₹1,15,000/-' }));
  expect(rates).toEqual([{ metal: 'gold', fineness: 916, amount: 115_000, per: 'ten_grams' }]);
});

test('a metal that is on no board of the country stays where it was entered', () => {
  const rates = [{ metal: 'palladium', fineness: 950, amount: 4200, per: 'gram' }] as const;
  const counter = { ...entered(india), rates: [...rates] };
  expect(entered(draftOfCounter(counter)).rates).toEqual(rates);
});

test('a shop’s own stone prices are in the form that is opened again', () => {
  const ruby = { quality: 'Burma', bands: [{ fromCarats: 0, perCarat: 90_000 }] };
  const counter = entered({ ...india, stonePrices: { ruby } });
  expect(counter.stonePrices).toEqual({ ruby });
  expect(entered(draftOfCounter(counter))).toEqual(counter);
});

test('making that is charged otherwise than in the example is the shop’s own, palladium as platinum', () => {
  const { making } = entered({ ...india, making: { ...india.making, gold: '900', platinum: '2000', perPiece: '' } });
  expect(making).toMatchObject({ perPiece: 0, perGram: { gold: 900, platinum: 2000, palladium: 2000 } });
});

test.each([
  ['a word beside gold', typing({ 916: 'market' }), 'rate 1', 'no_amount'],
  ['more gold than there is', typing({ 750: '999999999' }), 'rate 2', 'amount_out_of_range'],
  ['a word for the making', { ...india, making: { ...india.making, gold: 'ten' } }, 'gold', 'no_amount'],
  [
    'a making beyond the metal',
    { ...india, making: { ...india.making, percentOfMetal: '900' } },
    'percentOfMetal',
    'amount_out_of_range',
  ],
  ['a tax above the price', { ...india, taxPct: '300' }, 'taxPct', 'amount_out_of_range'],
  ['no day', { ...india, ratesAsOf: '' }, 'ratesAsOf', 'no_day'],
  ['gold for nothing', typing({ 916: '0' }), 'rate 1', 'no_amount'],
  ['a charge for small stones alone', { ...india, smallStone: '40' }, 'largeStone', 'one_setting'],
  ['a stone set for a word', { ...india, largeStone: 'x' }, 'largeStone', 'no_amount'],
])('%s is refused at its field', (_what, draft, field, code) => {
  expect(counterOfDraft(draft)).toMatchObject({ ok: false, problem: { field, code } });
});
