import { isAllExample } from '../workshop/examples.ts';
import { countryPayingIn, profileForCountry } from '../workshop/profile-for-country.ts';
import { profileInCurrency } from '../workshop/profile-in-currency.ts';
import type { WorkshopProfile } from '../workshop/workshop-profile.ts';
import type { DesignRequest } from './design-request.ts';

/** The currency in which the client speaks of money: said, or assumed from words like lakh. Undefined where it is asked. */
export function clientCurrency({
  budget,
  assumptions,
}: Pick<DesignRequest, 'budget' | 'assumptions'>): string | undefined {
  if (budget?.currency !== undefined) return budget.currency;
  const assumed = assumptions.find(({ field }) => field === 'budget.currency')?.value;
  return typeof assumed === 'string' ? assumed : undefined;
}

/**
 * The workshop's rates for a client. Example rates become those of a shop where the client pays: its wages, its tax, its ring
 * sizes. A shop's own are turned into the currency, and stay as they are where it has no exchange rate for it.
 */
export function profileForClient(profile: WorkshopProfile, currency: string | undefined): WorkshopProfile {
  if (currency === undefined || currency === profile.currency) return profile;
  const country = isAllExample(profile) ? countryPayingIn(currency) : undefined;
  if (country !== undefined) return profileForCountry(country);
  const local = profileInCurrency(profile, currency);
  return local.ok ? local.value : profile;
}

/** Whether a price is the one that a client is told now: by these rates, and not by those of before. */
export const isPricedBy = (
  price: { readonly ratesId: string },
  profile: WorkshopProfile,
  currency: string | undefined,
): boolean => price.ratesId === profileForClient(profile, currency).ratesId;
