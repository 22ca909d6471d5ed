import { expect, test } from 'vitest';
import { defaultWorkshopProfile as profile } from '../workshop/default-workshop-profile.ts';
import { everyExample } from '../workshop/examples.ts';
import { profileForCountry } from '../workshop/profile-for-country.ts';
import { clientCurrency, profileForClient } from './client-currency.ts';

const assumed = [{ field: 'budget.currency', value: 'INR', why: 'Lakh is said of Indian rupees.' }];

test('a client speaks of money in the currency that was said, else in the one that was assumed', () => {
  expect(clientCurrency({ budget: { currency: 'GBP', max: 900 }, assumptions: assumed })).toBe('GBP');
  expect(clientCurrency({ budget: { max: 500_000 }, assumptions: assumed })).toBe('INR');
  expect(clientCurrency({ budget: { max: 500 }, assumptions: [] })).toBeUndefined();
});

test('example rates are those of a shop where the client pays: wages, tax and ring sizes', () => {
  const rupees = profileForClient(profile, 'INR');
  expect(rupees).toEqual(profileForCountry('IN'));
  expect(rupees).toMatchObject({ currency: 'INR', ringSizeSystem: 'IN', examples: everyExample });
  // A small silver piece costs what its making costs.
  const perUsd = profile.exchange.perUsd['INR'] ?? 0;
  expect(rupees.making.minimum).toBeLessThan(profile.making.minimum * perUsd * 0.5);
});

test('a shop’s own rates are turned into that currency; one without an exchange rate leaves them as they are', () => {
  const own = { ...profile, examples: { ...everyExample, metals: [] } };
  const perUsd = own.exchange.perUsd['INR'] ?? 0;
  const rupees = profileForClient(own, 'INR');
  expect(rupees.making.minimum).toBeCloseTo(own.making.minimum * perUsd, 0);
  expect(rupees.currency).toBe('INR');
  expect(rupees.metalRates.finePerGram.gold).toBeCloseTo(profile.metalRates.finePerGram.gold * perUsd, 0);
  expect(profileForClient(profile, 'XAU')).toBe(profile);
  expect(profileForClient(profile, undefined)).toBe(profile);
});

test('a shop with rates of its own says from which money they were turned for a client, and of which day', () => {
  const own = { ...profile, examples: { ...profile.examples, metals: [] } };
  const turned = profileForClient(own, 'GBP');
  expect(turned.exchanged).toMatchObject({ from: 'USD', asOf: own.exchange.asOf });
  expect(profileForClient(own, 'USD').exchanged).toBeUndefined();
});
