import { describe, expect, test } from 'vitest';
import type { Sheet } from '#engine/contract/sheet.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { profileForCountry } from '#spec/workshop/profile-for-country.ts';
import { budgetFit } from './budget-note.ts';

const sheetOf = (amount: number, currency = 'USD') => ({ price: { currency, amount } }) as Sheet;
const fit = (amount: number, pieces = 1) =>
  budgetFit(sheetOf(amount), { currency: 'USD', amount: 4000, pieces }, defaultWorkshopProfile);

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

  test('for several together says of how many the budget of one is', () => {
    expect(fit(2799, 2).note).toBe('Saves $1,201 of the budget for one of 2.');
    expect(fit(4321.4, 2).note).toBe('$321 over the budget for one of 2 at these rates.');
  });

  test('without one fits', () => {
    expect(budgetFit(sheetOf(9999), undefined, defaultWorkshopProfile)).toEqual({
      share: undefined,
      fits: true,
      note: undefined,
    });
  });

  test('in another currency is compared by the exchange table, and said in the client’s', () => {
    const lakh = { currency: 'INR', amount: 100_000, pieces: 1 };
    expect(budgetFit(sheetOf(1000), lakh, defaultWorkshopProfile)).toMatchObject({ share: 0.895, fits: true });
    expect(budgetFit(sheetOf(2000), lakh, defaultWorkshopProfile).note).toBe('₹79,000 over the budget at these rates.');
    expect(
      budgetFit(sheetOf(89_500, 'INR'), { currency: 'USD', amount: 1000, pieces: 1 }, profileForCountry('IN')),
    ).toMatchObject({
      share: 1,
      fits: true,
    });
  });

  test('in a currency without a rate is not compared, and says so', () => {
    expect(budgetFit(sheetOf(1000), { currency: 'THB', amount: 100, pieces: 1 }, defaultWorkshopProfile)).toEqual({
      share: undefined,
      fits: true,
      note: 'No exchange rate for THB: the budget was not compared.',
    });
  });
});
