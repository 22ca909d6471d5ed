import { createHash, timingSafeEqual } from 'node:crypto';
import type { SecondFactorBy } from '../../db/tables.ts';
import type { Account } from '../accounts/account.ts';
import { ok } from '#shared/result.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { holdToSignIn } from '../accounts/hold-account.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { endSession } from '../accounts/end-sessions.ts';
import type { AuthenticationResult } from '../tokens/issue-tokens.ts';
import { type Alongside, startSession, nothingAlongside } from '../tokens/start-session.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

/** 256 bits: guessing is hopeless. */
const CODE_BYTES = 32;
/** As Cognito's; RFC 6749 recommends ten minutes at most. */
const CODE_LIFE_MS = 5 * 60_000;

const hashOf = ({ box }: Pick<IdentityContext, 'box'>, code: string) =>
  box.mac('authorization-code', code).toString('base64url');

/**
 * Issues a code for a user who has signed in, bound to one client, one redirect address and one PKCE challenge.
 * @param secondFactorBy how the sign-in passed the second factor
 */
export async function issueCode(
  identity: IdentityContext,
  account: Account,
  request: AuthorizationRequest,
  secondFactorBy: SecondFactorBy | null,
  alongside: Alongside = nothingAlongside,
): Outcome<string> {
  const { db, clock, random } = identity;
  const code = Buffer.from(random.bytes(CODE_BYTES)).toString('base64url');
  const { clientId, redirectUri, codeChallenge, scope, nonce = null } = request;
  return db.transaction().execute(async (work) => {
    if (!(await holdToSignIn(work, account))) return refusal('session_over');
    const done = await alongside(work);
    if (!done.ok) return done;
    await work
      .insertInto('authorizationCodes')
      .values({
        hash: hashOf(identity, code),
        accountId: account.id,
        sessionId: random.uuid(),
        secondFactorBy,
        clientId,
        redirectUri,
        codeChallenge,
        scope,
        nonce,
        usedAtMs: null,
        expiresAtMs: clock() + CODE_LIFE_MS,
      })
      .execute();
    return ok(code);
  });
}

/** What a client presents in exchange for tokens. */
export interface CodeExchange {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/** Thrown for the later one of two simultaneous exchanges of a code. */
class UsedBefore extends Error {}

/**
 * Exchanges a code for tokens, once. A failed exchange makes the code worthless. A code that was used before is in two
 * people's hands, so its session ends (RFC 6749, section 4.1.2).
 * @returns undefined for a code that can't be exchanged, for whatever reason
 */
export async function exchangeCode(
  identity: IdentityContext,
  exchange: CodeExchange,
  request: RequestFacts,
): Promise<AuthenticationResult | undefined> {
  const { db, clock } = identity;
  const hash = hashOf(identity, exchange.code);
  const kept = await db.selectFrom('authorizationCodes').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (kept === undefined) return undefined;
  if (kept.usedAtMs !== null) {
    await endSession(identity, kept.sessionId);
    return undefined;
  }
  const isValid =
    kept.expiresAtMs > clock() &&
    kept.clientId === exchange.clientId &&
    kept.redirectUri === exchange.redirectUri &&
    isVerifiedBy(kept.codeChallenge, exchange.verifier);
  const account = isValid ? await findAccountById(identity, kept.accountId) : undefined;
  if (account === undefined || account.isDisabled) {
    await db.deleteFrom('authorizationCodes').where('hash', '=', hash).where('usedAtMs', 'is', null).execute();
    return undefined;
  }

  const { scope, nonce } = kept;
  const useUp: Alongside = async (work) => {
    const used = await work
      .updateTable('authorizationCodes')
      .set({ usedAtMs: clock() })
      .where('hash', '=', hash)
      .where('usedAtMs', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    if (used === undefined) throw new UsedBefore();
    return ok(undefined);
  };
  const hasIdToken = scope.split(' ').includes('openid') ? (1 as const) : (0 as const);
  const { sessionId: id, secondFactorBy } = kept;
  const asked = { id, scope, hasIdToken, secondFactorBy, ...(nonce === null ? {} : { nonce }) };
  try {
    const begun = await startSession(identity, account, request, useUp, asked);
    return begun.ok ? begun.value : undefined;
  } catch (error) {
    if (!(error instanceof UsedBefore)) throw error;
    await endSession(identity, kept.sessionId);
    return undefined;
  }
}

/** RFC 7636: 43 to 128 characters. */
const VERIFIER = /^[\w.~-]{43,128}$/;

function isVerifiedBy(challenge: string, verifier: string): boolean {
  const computed = createHash('sha256').update(verifier).digest('base64url');
  return VERIFIER.test(verifier) && timingSafeEqual(Buffer.from(computed), Buffer.from(challenge));
}
