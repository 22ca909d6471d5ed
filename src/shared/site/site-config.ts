import { type EmailAddress, readEmail } from '../email-address.ts';
import { publicServices } from './public-services.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  flag,
  InvalidDocument,
  listOf,
  matching,
  oneOf,
  optional,
  type Read,
  record,
  type Schema,
  text,
  webAddress,
  withDefault,
} from './schema.ts';

/** Providers through which users can sign in, besides e-mail and password. */
export const socialProviders = ['google', 'facebook', 'amazon', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/**
 * First factors other than a password, for a pool at Amazon that is set up for them; the embedded one is not. The first
 * is offered first.
 */
export const otherFactors = ['emailCode', 'smsCode', 'passkey'] as const;
export type OtherFactor = (typeof otherFactors)[number];

/** The forms of the login page. */
export const loginForms = ['signIn', 'signUp', 'forgotPassword'] as const;

/** `<region>_<name>`, as Amazon writes the id of a user pool. */
export const userPoolIdPattern = /^[\w-]+_[\w-]+$/;

/** Host and path without `https://`, e.g. `auth.example.com` or `127.0.0.1:9443/identity`. */
export const hostedDomainPattern = /^[\w.-]+(:\d+)?(\/[\w./-]*)?$/;

/** The pool's hosted pages, for signing in through a provider. They are reachable over https only. */
const hostedPages = record({
  domain: matching(hostedDomainPattern),
  /** Names of {@link socialProviders}; the screens report unknown ones in the console. */
  providers: listOf(text),
});

export type HostedPages = Read<typeof hostedPages>;

/** Which user pool the screens sign in with: the embedded one, or one at Amazon. */
const identity = record({
  userPoolId: matching(userPoolIdPattern),
  userPoolClientId: text,
  /** The pool's API when it is not at Amazon: a path on this site, or an absolute address. */
  endpoint: optional(webAddress),
  identityPoolId: optional(text),
  hostedPages: optional(hostedPages),
  otherFactors: optional(listOf(oneOf(otherFactors))),
  /** The form that the login page shows first. */
  startsWith: withDefault(oneOf(loginForms), 'signIn'),
  /** Whether the form for new accounts is hidden. */
  hidesSignUp: withDefault(flag, false),
  /** The name under which an authenticator app lists the account. */
  totpIssuer: withDefault(text, 'AWSCognito'),
  /** Without a mail server no code is e-mailed: whoever runs the studio reads it in the outbox. */
  codesWaitInOutbox: optional(flag),
});

export type IdentityConfig = Read<typeof identity>;

const email: Schema<EmailAddress> = {
  description: { type: 'string' },
  read(value, path) {
    const read = typeof value === 'string' ? readEmail(value) : undefined;
    if (read === undefined) throw new InvalidDocument(`${path} is no e-mail address`);
    return read;
  },
};

/**
 * The configuration that the screens load from `/config.json` at their start: the server's answer is typed and described
 * by it, and the screens read it by it. Nothing in it is secret.
 */
export const siteConfigSchema = record({
  identity,
  /** The administrators, for a pool without groups. */
  adminEmails: withDefault(listOf(email), []),
  ...publicServices,
});

export type SiteConfig = Read<typeof siteConfigSchema>;

/** Reads `/config.json`. */
export function parseSiteConfig(value: unknown): Result<SiteConfig> {
  try {
    return ok(siteConfigSchema.read(value, ''));
  } catch (error) {
    if (!(error instanceof InvalidDocument)) throw error;
    return fail({
      code: 'invalid_config',
      message: `The configuration of this studio cannot be read: ${error.message}.`,
      remedy: 'Reload the page; if this stays, tell whoever runs the studio.',
    });
  }
}
