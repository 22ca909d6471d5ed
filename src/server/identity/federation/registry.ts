import type { SocialProvider } from '#shared/site/site-config.ts';
import { amazon } from './amazon.ts';
import { apple } from './apple.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import type { Provider } from './provider.ts';
import type { ProviderKeys } from './provider-settings.ts';

type Opener = (keys: ProviderKeys) => Provider | undefined;

/** Opens each provider for which the studio has keys. */
const openers: Readonly<Record<SocialProvider, Opener>> = {
  google: ({ google: keys }) => keys && google(keys, keys.issuer),
  facebook: ({ facebook: keys }) => keys && facebook(keys),
  amazon: ({ amazon: keys }) => keys && amazon(keys),
  apple: ({ apple: keys }) => keys && apple(keys),
};

/** Opens the named providers, in that order; those without keys are left out. */
export function openProviders(names: readonly SocialProvider[], keys: ProviderKeys): readonly Provider[] {
  return names.flatMap((name) => openers[name](keys) ?? []);
}
