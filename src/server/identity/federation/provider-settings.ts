import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { type SocialProvider, socialProviders } from '#shared/site/site-config.ts';
import type { AppleKeys, ClientKeys } from './client-keys.ts';

/** The keys that a studio has, by provider. */
export interface ProviderKeys {
  /** Its issuer can be replaced, e.g. by a stand-in for tests. */
  readonly google?: ClientKeys & { readonly issuer?: string };
  readonly facebook?: ClientKeys;
  readonly amazon?: ClientKeys;
  readonly apple?: AppleKeys;
}

/** The variables that hold keys. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https$/ }).optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  AMAZON_CLIENT_ID: z.string().optional(),
  AMAZON_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z
    .string()
    .refine((text) => p256Key(text) !== undefined)
    .optional(),
};

export const providerExamples: Readonly<Record<keyof typeof providerVariables, string>> = {
  GOOGLE_CLIENT_ID: '1234-abcd.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-abcd',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  FACEBOOK_CLIENT_ID: '1234567890',
  FACEBOOK_CLIENT_SECRET: 'abcd1234',
  AMAZON_CLIENT_ID: 'amzn1.application-oa2-client.abcd',
  AMAZON_CLIENT_SECRET: 'amzn1.oa2-cs.v1.abcd',
  APPLE_CLIENT_ID: 'example.studio.web',
  APPLE_TEAM_ID: 'AB12CD34EF',
  APPLE_KEY_ID: 'GH56IJ78KL',
  APPLE_PRIVATE_KEY: '"-----BEGIN PRIVATE KEY-----\\n…\\n-----END PRIVATE KEY-----"',
};

type Given = z.infer<z.ZodObject<typeof providerVariables>>;
type Named = { readonly missing: keyof Given } | ProviderKeys;

const SETS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['AMAZON_CLIENT_ID', 'AMAZON_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const satisfies readonly (readonly (keyof Given)[])[];

/** The keys among the variables, or the name of one that is missing although others of its provider are set. */
export function readProviderKeys(given: Given): Named {
  for (const set of SETS) {
    const missing = set.find((name) => given[name] === undefined);
    if (missing !== undefined && set.some((name) => given[name] !== undefined)) return { missing };
  }
  const { GOOGLE_ISSUER, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = given;
  const google = clientKeys(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET);
  const facebook = clientKeys(given.FACEBOOK_CLIENT_ID, given.FACEBOOK_CLIENT_SECRET);
  const amazon = clientKeys(given.AMAZON_CLIENT_ID, given.AMAZON_CLIENT_SECRET);
  const privateKey = p256Key(APPLE_PRIVATE_KEY ?? '');
  return {
    ...(google && { google: { ...google, ...(GOOGLE_ISSUER === undefined ? {} : { issuer: GOOGLE_ISSUER }) } }),
    ...(facebook && { facebook }),
    ...(amazon && { amazon }),
    ...(APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && privateKey
      ? { apple: { clientId: APPLE_CLIENT_ID, teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey } }
      : {}),
  };
}

const clientKeys = (clientId: string | undefined, clientSecret: string | undefined): ClientKeys | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined;

/** Environment variables often can't hold line breaks, so `\n` stands for one. */
function p256Key(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(text.replaceAll('\\n', '\n'));
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Which providers are shown, and notices for the operator about the others. */
export interface ShownProviders {
  readonly names: readonly SocialProvider[];
  readonly notices: readonly string[];
}

const isKnown = (name: string): name is SocialProvider => (socialProviders as readonly string[]).includes(name);

/**
 * Chooses among the named providers, or among all when none is named. An unknown name only adds a notice.
 * @param isOnHttps Clients of Cognito go to hosted pages over https only.
 */
export function chooseProviders(asked: readonly string[], keys: ProviderKeys, isOnHttps: boolean): ShownProviders {
  const withKeys = socialProviders.filter((name) => keys[name] !== undefined);
  const unknown = unknownProviders(asked);
  const known = asked.filter(isKnown);
  const keyless = known.filter((name) => keys[name] === undefined);
  const names = asked.length === 0 ? withKeys : known.filter((name) => keys[name] !== undefined);
  const notices = [
    ...unknown,
    ...keyless.map((name) => `No keys are set for ${name}: its button is not shown.`),
    ...(names.length > 0 && !isOnHttps
      ? [`Signing in through ${names.join(', ')} needs an https address: set PUBLIC_URL.`]
      : []),
  ];
  return { names: isOnHttps ? names : [], notices };
}

/** Notices about names that are not a provider's. */
export const unknownProviders = (asked: readonly string[]): readonly string[] =>
  asked
    .filter((name) => !isKnown(name))
    .map(
      (name) =>
        `SOCIAL_PROVIDERS names ${name}, which this studio doesn't know: it knows ${socialProviders.join(', ')}.`,
    );
