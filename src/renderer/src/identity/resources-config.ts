import type { ResourcesConfig } from 'aws-amplify';
import { FEWEST_PASSWORD_CHARACTERS } from '#shared/password-policy.ts';
import type { HostedPages, IdentityConfig, OtherFactor, SocialProvider } from '#shared/site/site-config.ts';
import { knownProviders } from './known-providers.ts';

type Provider = 'Google' | 'Facebook' | 'Amazon' | 'Apple';
const providerNames = {
  google: 'Google',
  facebook: 'Facebook',
  amazon: 'Amazon',
  apple: 'Apple',
} as const satisfies Readonly<Record<SocialProvider, Provider>>;

/** The rules of a password, as Amplify says them. A pool at Amazon has to be set up with the same. */
const passwordFormat = {
  minLength: FEWEST_PASSWORD_CHARACTERS,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSpecialCharacters: true,
} as const;

/** Amplify's configuration for a pool, the embedded one or one at Amazon. */
export function resourcesConfig(identity: IdentityConfig, origin: string): ResourcesConfig {
  const { userPoolId, userPoolClientId, endpoint, identityPoolId, hostedPages, otherFactors } = identity;
  const pool = {
    userPoolId,
    userPoolClientId,
    ...(endpoint === undefined ? {} : { userPoolEndpoint: withoutLastSlash(new URL(endpoint, origin).href) }),
    loginWith: { email: true, ...(hostedPages ? { oauth: oauthOf(hostedPages, origin) } : {}) },
    signUpVerificationMethod: 'code',
    userAttributes: { email: { required: true } },
    passwordFormat,
    ...(otherFactors?.length ? { passwordless: passwordlessOf(otherFactors, origin) } : {}),
  } as const;
  if (identityPoolId === undefined) return { Auth: { Cognito: pool } };
  return { Auth: { Cognito: { ...pool, identityPoolId, allowGuestAccess: true } } };
}

function oauthOf({ domain, providers }: HostedPages, origin: string) {
  return {
    domain,
    scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
    // The login page loads the pool's client, which has to read the answer.
    redirectSignIn: [`${origin}/login`],
    redirectSignOut: [`${origin}/`],
    responseType: 'code' as const,
    providers: knownProviders(providers).map((provider) => providerNames[provider]),
  };
}

const challengeNames = { emailCode: 'EMAIL_OTP', smsCode: 'SMS_OTP', passkey: 'WEB_AUTHN' } as const satisfies Readonly<
  Record<OtherFactor, string>
>;

function passwordlessOf(factors: readonly OtherFactor[], origin: string) {
  return {
    emailOtpEnabled: factors.includes('emailCode'),
    smsOtpEnabled: factors.includes('smsCode'),
    // Without it the widget asks for a password first, and a user who has none is stuck.
    preferredChallenge: challengeNames[factors[0] ?? 'emailCode'],
    // A passkey belongs to the site that it was made on.
    ...(factors.includes('passkey') ? { webAuthn: { relyingPartyId: new URL(origin).hostname } } : {}),
  };
}

/** The pool compares addresses exactly, and the client appends nothing to them. */
function withoutLastSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address;
}
