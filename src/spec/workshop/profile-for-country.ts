import { defaultWorkshopProfile } from './default-workshop-profile.ts';
import { exampleRatesId } from './examples.ts';
import { profileInCurrency, scaleLabour } from './profile-in-currency.ts';
import type { WorkshopProfile } from './workshop-profile.ts';

interface CountryHabits {
  readonly name: string;
  readonly currency: string;
  readonly ringSizeSystem: WorkshopProfile['ringSizeSystem'];
  readonly tax: WorkshopProfile['tax'];
  /** Bench wages relative to the United States. Workshop judgement. */
  readonly labour: number;
}

/**
 * Where a shop starts from. Tax rates are a starting value to check: India's 3 % on the whole piece (some charge 5 % on
 * the making alone), the UAE's 5 % and the British and German VAT on the whole piece.
 */
export const countries = {
  US: { name: 'United States', currency: 'USD', ringSizeSystem: 'US', tax: defaultWorkshopProfile.tax, labour: 1 },
  IN: {
    name: 'India',
    currency: 'INR',
    ringSizeSystem: 'IN',
    tax: { name: 'GST', ratePct: 3, base: 'piece' },
    labour: 0.3,
  },
  GB: {
    name: 'United Kingdom',
    currency: 'GBP',
    ringSizeSystem: 'UK',
    tax: { name: 'VAT', ratePct: 20, base: 'piece' },
    labour: 1,
  },
  DE: {
    name: 'Germany',
    currency: 'EUR',
    ringSizeSystem: 'EU',
    tax: { name: 'MwSt.', ratePct: 19, base: 'piece' },
    labour: 1,
  },
  AE: {
    name: 'United Arab Emirates',
    currency: 'AED',
    ringSizeSystem: 'EU',
    tax: { name: 'VAT', ratePct: 5, base: 'piece' },
    labour: 0.5,
  },
} as const satisfies Record<string, CountryHabits>;

export type CountryCode = keyof typeof countries;

/** Every country that the studio has an example shop of. */
export const countryCodes = Object.keys(countries) as [CountryCode, ...CountryCode[]];

/** The example profile of a country: its currency, tax, ring sizes and wages at the same metal and stone prices. */
export function profileForCountry(country: CountryCode): WorkshopProfile {
  const { currency, ringSizeSystem, tax, labour } = countries[country];
  const local = profileInCurrency(scaleLabour(defaultWorkshopProfile, labour), currency);
  if (!local.ok) throw new Error(local.problem.message);
  // The example of a country is a shop there: it reckons in its own money.
  const { exchanged: _none, ...own } = local.value;
  return { ...own, ratesId: exampleRatesId(country, local.value.ratesAsOf), country, ringSizeSystem, tax };
}

/** A country that pays in a currency; undefined for a currency of no country of the table. */
export function countryPayingIn(currency: string): CountryCode | undefined {
  return countryCodes.find((code) => countries[code].currency === currency);
}
