import { ok, type Result } from '#shared/result.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type Refusal, refusal } from '../refusals.ts';
import type { ServerStep } from '../srp/srp.ts';

export type ChallengeName = 'PASSWORD_VERIFIER' | 'NEW_PASSWORD_REQUIRED' | 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA';

/** What the studio must know at the next step of a sign-in; the client carries it, sealed. */
export interface ChallengeState {
  readonly accountId: string;
  /** It changes with the password, which invalidates challenges from before. */
  readonly saltHex: string;
  /** SRP: our half, and the client's A. */
  readonly step?: ServerStep & { readonly clientPublicHex: string };
  /** During set-up of one-time passwords: the first one was right. */
  readonly isProved?: boolean;
}

/** A state that the client sent back. */
export interface OpenedChallenge extends ChallengeState {
  readonly nonce: string;
  readonly expiresAtMs: number;
}

type Sealer = Pick<IdentityContext, 'box' | 'clock' | 'config' | 'random'>;

/** Cognito's Session or SECRET_BLOCK. */
export function sealChallenge(sealer: Sealer, name: ChallengeName, state: ChallengeState): string {
  const { box, clock, config, random } = sealer;
  const opened: OpenedChallenge = { ...state, nonce: random.uuid(), expiresAtMs: clock() + config.challengeLifeMs };
  return box.seal('challenge', name, JSON.stringify(opened));
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
