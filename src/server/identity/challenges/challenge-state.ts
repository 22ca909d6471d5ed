import { ok, type Result } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import type { LoginName } from '../accounts/login-name.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type Refusal, refusal } from '../refusals.ts';
import type { ServerStep } from '../srp/srp.ts';

/** Cognito's names of the steps of a sign-in; the last one is ours, for adding a passkey. */
export type ChallengeName =
  | 'PASSWORD_VERIFIER'
  | 'NEW_PASSWORD_REQUIRED'
  | 'MFA_SETUP'
  | 'SELECT_MFA_TYPE'
  | 'SOFTWARE_TOKEN_MFA'
  | 'EMAIL_OTP'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER'
  | 'SELECT_CHALLENGE'
  | 'WEB_AUTHN'
  | 'WEB_AUTHN_REGISTRATION';

/** What the studio must know at the next step of a sign-in; the client carries it, sealed. */
export interface ChallengeState {
  readonly accountId: string;
  /** It changes with the password, which invalidates challenges from before. */
  readonly saltHex: string;
  /** It changes when all sessions of the account end: what was begun before ends with them. */
  readonly sessionEpoch: number;
  /** Where it is no account that enters its password, but a sign-up that waits. */
  readonly signUpId?: string | undefined;
  /** SRP: our half, and the client's A. */
  readonly step?: ServerStep & { readonly clientPublicHex: string };
  /** During set-up of one-time passwords: the first one was right. */
  readonly isProved?: boolean;
  /** The device that has to prove itself. */
  readonly deviceKey?: string;
  /** A code that was sent by e-mail, and whether it comes after a password. */
  readonly emailCode?: { readonly hash: string; readonly isSecond: boolean };
  /** The session in which a passkey is added. */
  readonly sessionId?: string;
  /** How the account was protected when this second factor was asked for (accounts/protection.ts). */
  readonly protection?: string | undefined;
  /** Who signs in, where the way is still to be chosen. */
  readonly name?: LoginName;
  /** What an authenticator has to sign, base64url. */
  readonly toSign?: string;
}

/** What a step of a sign-in has to know of the account that it is asked of. */
export const challengeTo = ({
  id,
  password: { saltHex },
  sessionEpoch,
}: Pick<Account, 'id' | 'password' | 'sessionEpoch'>) => ({ accountId: id, saltHex, sessionEpoch });

/** Whether an account is as it was when a step was asked of it: with the same password, and no end of all its sessions since. */
export const isStillAsked = (
  { saltHex, sessionEpoch }: Pick<ChallengeState, 'saltHex' | 'sessionEpoch'>,
  account: Pick<Account, 'password' | 'sessionEpoch'>,
): boolean => account.password.saltHex === saltHex && account.sessionEpoch === sessionEpoch;

/** A state that the client sent back. */
export interface OpenedChallenge extends ChallengeState {
  readonly nonce: string;
  readonly expiresAtMs: number;
}

type Sealer = Pick<IdentityContext, 'box' | 'clock' | 'config' | 'random'>;

/**
 * More than the longest state before a password was right: with a name of 254 letters, and with a client's longest A. What
 * is sealed is as long as what seals it, and the length would tell whether a sign-up waits. A Session stays within a
 * kilobyte.
 */
const SESSION_CHARACTERS = 704;
const SECRET_BLOCK_CHARACTERS = 2048;

/**
 * Cognito's Session or SECRET_BLOCK, of one length whatever it holds.
 * @param renewed The Session that it replaces in the same step: it ends when that one would have, so that nobody keeps a
 * step open by asking again.
 */
export function sealChallenge(
  sealer: Sealer,
  name: ChallengeName,
  state: ChallengeState,
  renewed?: Pick<OpenedChallenge, 'expiresAtMs'>,
): string {
  const { box, clock, config, random } = sealer;
  const expiresAtMs = renewed?.expiresAtMs ?? clock() + config.challengeLifeMs;
  const opened: OpenedChallenge = { ...state, nonce: random.uuid(), expiresAtMs };
  const characters = state.step === undefined ? SESSION_CHARACTERS : SECRET_BLOCK_CHARACTERS;
  return box.seal('challenge', name, JSON.stringify(opened).padEnd(characters));
}

/** Opens what {@link sealChallenge} sealed, if it is for the same step and has not expired. */
export function openChallenge(
  { box, clock }: Pick<IdentityContext, 'box' | 'clock'>,
  name: ChallengeName,
  sealed: string,
): Result<OpenedChallenge, Refusal> {
  const text = box.open('challenge', name, sealed);
  if (text === undefined) return refusal('session_over');
  const opened = JSON.parse(text) as OpenedChallenge;
  return opened.expiresAtMs > clock() ? ok(opened) : refusal('session_over');
}

/** Spends a challenge. @returns false if it was already spent */
export async function spendChallenge(
  { db }: Pick<IdentityContext, 'db'>,
  { nonce, expiresAtMs }: OpenedChallenge,
): Promise<boolean> {
  const spent = await db
    .insertInto('spentNonces')
    .values({ nonce, expiresAtMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Whether a challenge is already spent, for a step that may be retried. */
export async function isSpent({ db }: Pick<IdentityContext, 'db'>, { nonce }: OpenedChallenge): Promise<boolean> {
  const row = await db.selectFrom('spentNonces').select('nonce').where('nonce', '=', nonce).executeTakeFirst();
  return row !== undefined;
}
