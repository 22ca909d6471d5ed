import { ok } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import type { SecondFactorBy } from '../../db/tables.ts';
import type { Account } from '../accounts/account.ts';
import { groupsOf } from '../accounts/find-account.ts';
import { holdToSignIn } from '../accounts/hold-account.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { type AuthenticationResult, issueTokens } from './issue-tokens.ts';
import { hashOfRefreshToken, newRefreshToken } from './refresh-token.ts';

/** Longer User-Agent headers say nothing more that helps to recognize a device. */
const MOST_CHARACTERS = 200;

/**
 * What else is written where a sign-in goes on or ends, in the same transaction, after the account's row is held. What was
 * proved is used up here: read before, two at once would both find it good. Where it is refused, nothing was written, and
 * nobody gets in.
 */
export type Alongside = (db: Database) => Outcome<undefined>;

/** Nothing more to write. */
export const nothingAlongside: Alongside = async () => ok(undefined);

/** What a session begins with. */
export interface AskedOfSession {
  /** Chosen when a code was issued, so that the session of a stolen code can be ended. */
  readonly id: string;
  readonly scope: string;
  readonly hasIdToken: 0 | 1;
  readonly secondFactorBy: SecondFactorBy | null;
  readonly nonce?: string;
}

/**
 * Signs an account in, unless its password was changed since the proof for this sign-in was checked.
 * @param request The last request of the sign-in: the session belongs to its device.
 */
export async function startSession(
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  alongside: Alongside,
  { nonce, ...asked }: AskedOfSession,
): Outcome<AuthenticationResult> {
  const { config, clock, db } = identity;
  const nowMs = clock();
  const expiresAtMs = nowMs + config.sessionLifeMs;
  const session = { ...asked, signedInAtMs: nowMs };
  const userAgent = (request.userAgent ?? '').slice(0, MOST_CHARACTERS);
  const refreshToken = newRefreshToken(identity, { sessionId: session.id, position: 0 });
  const begun = await db.transaction().execute(async (work) => {
    if (!(await holdToSignIn(work, account))) return refusal('session_over');
    const done = await alongside(work);
    if (!done.ok) return done;
    await work
      .insertInto('sessions')
      .values({ ...session, accountId: account.id, userAgent, lastUsedAtMs: nowMs, expiresAtMs })
      .execute();
    await work
      .insertInto('refreshTokens')
      .values({
        hash: hashOfRefreshToken(identity, refreshToken),
        sessionId: session.id,
        rotatedAtMs: null,
        sealedSuccessor: null,
        position: 0,
        expiresAtMs,
      })
      .execute();
    // As they are while the row is held: who takes somebody out of a group waits for it, and ends this session.
    return ok(await groupsOf({ db: work }, account.id));
  });
  if (!begun.ok) return begun;
  return ok(await issueTokens(identity, account, begun.value, { ...session, nonce }, refreshToken));
}
