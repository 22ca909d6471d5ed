import { describe, expect, test } from 'vitest';
import type { Sheet } from '#engine/contract/sheet.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { profileForCountry } from '#spec/workshop/profile-for-country.ts';
import { budgetCeiling, budgetFit } from './budget-note.ts';

const sheetOf = (amount: number, currency = 'USD') => ({ price: { currency, amount } }) as Sheet;
const fit = (amount: number, max = 4000) =>
  budgetFit(sheetOf(amount), { currency: 'USD', max }, defaultWorkshopProfile);

describe('a price against a budget', () => {
  test.each([2800, 3400, 4000])('of 4000: %d fits and needs no word', (amount) => {
    expect(fit(amount)).toEqual({ share: amount / 4000, fits: true, note: undefined });
  });

  test('below 70 % says what it saves', () => {
    expect(fit(2799)).toMatchObject({ fits: false, note: 'Saves $1,201 of the budget.' });
  });

  test('above says by how much', () => {
    expect(fit(4321.4)).toMatchObject({ fits: false, note: '$321 over the budget at these rates.' });
  });

  test('in another currency is compared by the exchange table, and said in the client’s', () => {
    const lakh = { currency: 'INR', max: 100_000 };
    expect(budgetFit(sheetOf(1000), lakh, defaultWorkshopProfile)).toMatchObject({ share: 0.895, fits: true });
    expect(budgetFit(sheetOf(2000), lakh, defaultWorkshopProfile).note).toBe('₹79,000 over the budget at these rates.');
    expect(budgetFit(sheetOf(89_500, 'INR'), { currency: 'USD', max: 1000 }, profileForCountry('IN'))).toMatchObject({
      share: 1,
      fits: true,
    });
  });

  test('in a currency without a rate is not compared, and says so', () => {
    expect(budgetFit(sheetOf(1000), { currency: 'THB', max: 100 }, defaultWorkshopProfile)).toEqual({
      share: undefined,
      fits: true,
      note: 'No exchange rate for THB: the budget was not compared.',
    });
  });
});

describe('the most that a client would pay', () => {
  test('is the upper limit of the budget, else its target', () => {
    expect(budgetCeiling({ currency: 'USD', min: 100, max: 200, target: 150 })?.amount).toBe(200);
    expect(budgetCeiling({ currency: 'USD', target: 150, approx: 140 })?.amount).toBe(150);
    expect(budgetCeiling({ currency: 'EUR', approx: 140 })).toEqual({ amount: 140, currency: 'EUR' });
  });

  test('is unknown without an amount or without a currency', () => {
    expect(budgetCeiling(undefined)).toBeUndefined();
    expect(budgetCeiling({ currency: 'USD', min: 100 })).toBeUndefined();
    expect(budgetCeiling({ amount_raw: '50' })).toBeUndefined();
    expect(budgetFit(sheetOf(9999), undefined, defaultWorkshopProfile)).toEqual({
      share: undefined,
      fits: true,
      note: undefined,
    });
  });
});
