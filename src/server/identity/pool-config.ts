import type { EmailAddress } from '#shared/email-address.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time-units.ts';
import { type MessageCaps, usualMessageCaps } from '../messages/message-caps.ts';
import { localPasskeySite, type PasskeySite } from './passkeys/passkey-site.ts';

/** How somebody shows who they are, by Cognito's names. */
export type FirstFactor = 'PASSWORD' | 'EMAIL_OTP' | 'WEB_AUTHN';

/** The configuration of one user pool. Durations are Cognito's defaults unless noted. */
export interface PoolConfig {
  /** `<x>_<name>`; the name is hashed into every password's verifier, so it never changes. */
  readonly poolId: string;
  readonly clientId: string;
  /** The `iss` of tokens. */
  readonly issuer: string;
  /** One-time passwords: off, optional, or required. */
  readonly oneTimePasswords: 'OFF' | 'OPTIONAL' | 'ON';
  /**
   * A studio on somebody's own computer, which trusts its one user: accounts are confirmed on creation, the first one
   * is an administrator, and every e-mail is shown on the same screen.
   */
  readonly isPersonal: boolean;
  /** The ways in which a sign-in may begin. */
  readonly firstFactors: readonly FirstFactor[];
  readonly passkeySite: PasskeySite;
  /** Declared names of attributes of one's own, e.g. `custom:workshop`. */
  readonly customAttributes: readonly string[];
  /** Whether programs may be remembered, and then stand for the second factor. */
  readonly remembersDevices: boolean;
  /** False where codes would reach nobody. */
  readonly allowsSignUp: boolean;
  readonly tokenLifeMs: number;
  readonly sessionLifeMs: number;
  /** How long an exchanged refresh token still works, for windows that raced; Cognito allows 60 s at most. */
  readonly refreshGraceMs: number;
  /** Three minutes, as in the sign-in state of the screens. */
  readonly challengeLifeMs: number;
  readonly codeLifeMs: number;
  /** How long a password works that its owner has to replace. */
  readonly temporaryPasswordLifeMs: number;
  readonly messageCaps: MessageCaps;
  /** How long ago a sign-in may be for what a stolen token should not do. */
  readonly recentSignInMs: number;
  /** Whoever has one of these addresses, confirmed, is an administrator. */
  readonly adminEmails: readonly EmailAddress[];
}

/** The embedded pool. Its ids are the same in every studio; its keys are not. */
export const studioPool: PoolConfig = {
  poolId: 'local_studio',
  clientId: 'studio',
  issuer: 'http://127.0.0.1/identity/local_studio',
  oneTimePasswords: 'OPTIONAL',
  isPersonal: false,
  firstFactors: ['PASSWORD', 'EMAIL_OTP', 'WEB_AUTHN'],
  passkeySite: localPasskeySite,
  customAttributes: [],
  remembersDevices: true,
  allowsSignUp: true,
  tokenLifeMs: HOUR_MS,
  sessionLifeMs: 30 * DAY_MS,
  refreshGraceMs: 30 * SECOND_MS,
  challengeLifeMs: 3 * MINUTE_MS,
  codeLifeMs: DAY_MS,
  temporaryPasswordLifeMs: 7 * DAY_MS,
  messageCaps: usualMessageCaps,
  recentSignInMs: 10 * MINUTE_MS,
  adminEmails: [],
};

/** What SRP hashes for devices in place of the pool's name. */
export const DEVICE_GROUP = '-devices';

/** The part of a pool's id that SRP hashes. */
export const poolNameOf = (poolId: string): string => poolId.slice(poolId.indexOf('_') + 1);
