import { describe, expect, test } from 'vitest';
import { type ShopCounter, counterSchema } from './counter.ts';
import { everyExample, isAllExample } from './examples.ts';
import { rateFor } from './metal-rates.ts';
import { profileForCountry } from './profile-for-country.ts';
import { profileOfCounter } from './profile-of-counter.ts';
import { workshopProfileSchema } from './workshop-profile.ts';

const india = profileForCountry('IN');
const entered: ShopCounter = {
  country: 'IN',
  rates: [
    { metal: 'gold', fineness: 916, amount: 115_000, per: 'ten_grams' },
    { metal: 'gold', fineness: 750, amount: 9_500, per: 'gram' },
    { metal: 'silver', fineness: 999, amount: 150_000, per: 'kilogram' },
  ],
  ratesAsOf: '2026-11-23',
  making: {
    perPiece: 0,
    perGram: { gold: 900, platinum: 2000, palladium: 2000, silver: 60, base: 20 },
    percentOfMetal: 0,
    minimum: 500,
  },
  tax: { name: 'GST', ratePct: 3, base: 'piece' },
  ringSizeSystem: 'IN',
};
const profile = profileOfCounter(entered, 'ours');

describe('the profile of a shop’s counter', () => {
  test('is a valid one, in its country’s money, with the day of its rates', () => {
    expect(workshopProfileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
    expect(profile).toMatchObject({ country: 'IN', currency: 'INR', ratesAsOf: '2026-11-23', ringSizeSystem: 'IN' });
  });

  test('has the rates of its board for what the board has, whatever the weight that they are quoted for', () => {
    expect(rateFor('au916_y', profile)).toBe(11_500);
    expect(rateFor('au750_y', profile)).toBe(9_500);
    expect(rateFor('au750_r', profile)).toBe(9_500);
  });

  test('reckons other alloys of a quoted metal from the purest one, with nothing on top', () => {
    expect(rateFor('au585_y', profile)).toBeCloseTo((11_500 / 0.916) * 0.585, 6);
    expect(rateFor('ag925', profile)).toBeCloseTo((150 / 0.999) * 0.925, 6);
  });

  test('adds to a white gold what its palladium comes to', () => {
    expect(rateFor('au750_w_pd', profile)).toBeCloseTo(9_500 + (india.metalRates.alloyingPerGram.au750_w_pd ?? 0), 2);
  });

  test('takes from the example of its country what it leaves out, and says which that is', () => {
    expect(rateFor('pt950_ru', profile)).toBe(rateFor('pt950_ru', india));
    expect(profile.settingCharges).toEqual(india.settingCharges);
    expect(profile.examples).toEqual({
      metals: ['platinum', 'palladium', 'base'],
      gems: everyExample.gems,
      charges: ['setting', 'bought'],
    });
    expect(isAllExample(profile)).toBe(false);
    expect(isAllExample(india)).toBe(true);
  });

  test('charges for a stone by whether it is small or large, and keeps its own stone prices', () => {
    const { settingCharges, stonePrices, examples } = profileOfCounter(
      {
        ...entered,
        setting: { small: 40, large: 900 },
        stonePrices: { ruby: { quality: 'Burma', bands: [{ fromCarats: 0, perCarat: 90_000 }] } },
      },
      'ours',
    );
    expect(settingCharges.pave).toEqual([
      { fromMm: 0, perStone: 40 },
      { fromMm: 3.5, perStone: 900 },
    ]);
    expect(settingCharges.strung).toEqual(india.settingCharges.strung);
    expect(stonePrices.ruby.quality).toBe('Burma');
    expect(stonePrices.diamond).toEqual(india.stonePrices.diamond);
    expect(examples.charges).toEqual(['bought']);
    expect(examples.gems).not.toContain('ruby');
  });
});

test.each([
  ['a rate of nothing', { rates: [{ metal: 'gold', fineness: 916, amount: 0, per: 'gram' }] }],
  ['a fineness over a thousand', { rates: [{ metal: 'gold', fineness: 1001, amount: 1, per: 'gram' }] }],
  ['a day that there is not', { ratesAsOf: '2026-02-30' }],
  ['a country without an example', { country: 'XX' }],
  ['a word of its own', { secret: 1 }],
])('a counter with %s is refused', (_, change) => {
  expect(counterSchema.safeParse(entered).success).toBe(true);
  expect(counterSchema.safeParse({ ...entered, ...change }).success).toBe(false);
});
