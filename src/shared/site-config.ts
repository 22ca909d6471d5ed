import { type PublicServices, readPublicServices } from './public-services.ts';
import { flag, list, matching, NotAsAgreed, oneOf, optional, record, text, webAddress } from './read-config.ts';
import { fail, ok, type Result } from './result.ts';

/** Providers through which users can sign in, besides e-mail and password. */
export const socialProviders = ['google', 'facebook', 'amazon', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/**
 * First factors other than a password, for a pool at Amazon that is set up for them; the embedded one is not. The first
 * is offered first.
 */
export const otherFactors = ['emailCode', 'smsCode', 'passkey'] as const;
export type OtherFactor = (typeof otherFactors)[number];

/** The pool's hosted pages, for signing in through a provider. They are reachable over https only. */
export interface HostedPages {
  /** Host and path without `https://`, e.g. `auth.example.com` or `127.0.0.1:9443/identity`. */
  readonly domain: string;
  /** Names of {@link socialProviders}; the screens report unknown ones in the console. */
  readonly providers: readonly string[];
}

/** Which user pool the screens sign in with: the embedded one, or one at Amazon. */
export interface IdentityConfig {
  /** `<region>_<name>`, as Amazon writes it. */
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The pool's API when it is not at Amazon: a path on this site, or an absolute address. */
  readonly endpoint?: string;
  readonly identityPoolId?: string;
  readonly hostedPages?: HostedPages;
  readonly otherFactors?: readonly OtherFactor[];
  /** The form that the login page shows first. */
  readonly startsWith: 'signIn' | 'signUp' | 'forgotPassword';
  /** Whether the form for new accounts is hidden. */
  readonly hidesSignUp: boolean;
  /** The name under which an authenticator app lists the account. */
  readonly totpIssuer: string;
}

/** The configuration that the screens load from `/config.json` at their start. Nothing in it is secret. */
export interface SiteConfig extends PublicServices {
  readonly identity: IdentityConfig;
  /** The administrators, for a pool without groups. */
  readonly adminEmails: readonly string[];
}

const starts = ['signIn', 'signUp', 'forgotPassword'] as const;

/** Reads `/config.json`. Written by hand, since the landing page reads it too and carries no schema library. */
export function parseSiteConfig(value: unknown): Result<SiteConfig> {
  try {
    const site = record(value, 'config');
    const identity = record(site['identity'], 'identity');
    return ok({
      identity: {
        userPoolId: matching(identity['userPoolId'], /^[\w-]+_[\w-]+$/, 'identity.userPoolId'),
        userPoolClientId: text(identity['userPoolClientId'], 'identity.userPoolClientId'),
        ...optional('endpoint', identity['endpoint'], (one) => webAddress(one, 'identity.endpoint')),
        ...optional('identityPoolId', identity['identityPoolId'], (one) => text(one, 'identity.identityPoolId')),
        ...optional('hostedPages', identity['hostedPages'], hostedPages),
        ...optional('otherFactors', identity['otherFactors'], (given) =>
          list(given, 'identity.otherFactors').map((one, index) =>
            oneOf(one, otherFactors, `identity.otherFactors.${index}`),
          ),
        ),
        startsWith: oneOf(identity['startsWith'] ?? 'signIn', starts, 'identity.startsWith'),
        hidesSignUp: flag(identity['hidesSignUp'] ?? false, 'identity.hidesSignUp'),
        totpIssuer: text(identity['totpIssuer'] ?? 'AWSCognito', 'identity.totpIssuer'),
      },
      adminEmails: list(site['adminEmails'] ?? [], 'adminEmails').map((one, index) =>
        text(one, `adminEmails.${index}`),
      ),
      ...readPublicServices(site),
    });
  } catch (error) {
    if (!(error instanceof NotAsAgreed)) throw error;
    return fail({
      code: 'invalid_config',
      message: `The configuration of this studio cannot be read: ${error.message}.`,
      remedy: 'Reload the page; if this stays, tell whoever runs the studio.',
    });
  }
}

function hostedPages(value: unknown): HostedPages {
  const pages = record(value, 'identity.hostedPages');
  return {
    domain: matching(pages['domain'], /^[\w.-]+(:\d+)?(\/[\w./-]*)?$/, 'identity.hostedPages.domain'),
    providers: list(pages['providers'], 'identity.hostedPages.providers').map((one, index) =>
      text(one, `identity.hostedPages.providers.${index}`),
    ),
  };
}
