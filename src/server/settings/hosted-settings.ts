import { z } from 'zod';
import {
  chooseProviders,
  providerExamples,
  type ProviderKeys,
  providerVariables,
  readProviderKeys,
  type ShownProviders,
} from '../identity/federation/provider-settings.ts';
import { isReturnAddress } from '../identity/hosted/return-address.ts';

/** Settings of the embedded pool's hosted pages. */
export interface HostedSettings {
  /** Redirect addresses that are allowed after signing in, besides the studio's own pages. */
  readonly signInReturns: readonly string[];
  readonly signOutReturns: readonly string[];
  readonly providerKeys: ProviderKeys;
  /** As they were written: a name may be unknown. */
  readonly providers: readonly string[];
}

const addresses = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.string().refine(isReturnAddress)))
  .default([]);

export const hostedVariables = { SIGN_IN_RETURNS: addresses, SIGN_OUT_RETURNS: addresses, ...providerVariables };

export const hostedExamples = {
  SIGN_IN_RETURNS: 'https://shop.example/signed-in,http://127.0.0.1/signed-in',
  SIGN_OUT_RETURNS: 'https://shop.example/',
  ...providerExamples,
};

type Given = z.infer<z.ZodObject<typeof hostedVariables>>;

/** Reads the variables, or names one that is missing although others of its group are set. */
export function hostedSettings(
  given: Given,
  providers: readonly string[],
): { readonly missing: string } | HostedSettings {
  const providerKeys = readProviderKeys(given);
  if ('missing' in providerKeys) return providerKeys;
  return { signInReturns: given.SIGN_IN_RETURNS, signOutReturns: given.SIGN_OUT_RETURNS, providerKeys, providers };
}

/** Which providers the embedded pool shows, and notices about the others. */
export function shownProviders(
  { providers, providerKeys }: HostedSettings,
  publicUrl: string | undefined,
): ShownProviders {
  return chooseProviders(providers, providerKeys, publicUrl?.startsWith('https:') ?? false);
}
