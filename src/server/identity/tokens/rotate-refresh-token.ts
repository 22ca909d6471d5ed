import { type Selectable, sql } from 'kysely';
import { ok, type Result } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import type { SessionRow } from '../../db/tables.ts';
import { findAccountById, groupsOf } from '../accounts/find-account.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { type Refusal, refusal } from '../refusals.ts';
import { WrongStudioSecret } from '../../secrets/wrong-studio-secret.ts';
import { endSession } from '../accounts/end-sessions.ts';
import { type AuthenticationResult, issueTokens } from './issue-tokens.ts';
import { hashOfRefreshToken, newRefreshToken } from './refresh-token.ts';

/**
 * Exchanges a refresh token for new tokens. The same successor is repeated until it is used, for windows that race and
 * for answers that were lost, however long ago. A token whose successor was used, and not just now, must be in a second
 * pair of hands, and the whole session ends.
 */
export async function rotateRefreshToken(identity: IdentityContext, token: string): Outcome<AuthenticationResult> {
  const exchanged = await identity.db.transaction().execute((db) => exchange(identity, db, token));
  if (!exchanged.ok) return exchanged;
  const { session, successor } = exchanged.value;
  if (successor === undefined) {
    await endSession(identity, session.id);
    return refusal('reused_refresh_token');
  }
  const account = await findAccountById(identity, session.accountId);
  if (account === undefined) return refusal('bad_refresh_token');
  if (account.isDisabled) return refusal('account_disabled');
  const groups = await groupsOf(identity, account.id);
  return ok(await issueTokens(identity, account, groups, session, successor));
}

interface Exchanged {
  readonly session: Selectable<SessionRow>;
  /** Undefined if the token was used up long ago. */
  readonly successor: string | undefined;
}

async function exchange(identity: IdentityContext, db: Database, token: string): Promise<Result<Exchanged, Refusal>> {
  const nowMs = identity.clock();
  const session = await db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .selectAll('sessions')
    .where('refreshTokens.hash', '=', hashOfRefreshToken(identity, token))
    .executeTakeFirst();
  if (session === undefined || session.expiresAtMs <= nowMs) return refusal('bad_refresh_token');
  const used = await db
    .updateTable('sessions')
    .set({ lastUsedAtMs: nowMs })
    .where('id', '=', session.id)
    .returning('id')
    .executeTakeFirst();
  // Another window has signed out meanwhile.
  if (used === undefined) return refusal('bad_refresh_token');

  let successor = await successorOf(identity, db, session, token);
  for (;;) {
    const next = await usedSuccessor(identity, db, successor);
    if (next === undefined) return ok({ session, successor });
    if (nowMs - next.rotatedAtMs > identity.config.refreshGraceMs) return ok({ session, successor: undefined });
    successor = await successorOf(identity, db, session, successor);
  }
}

/** What a token is exchanged for; the first time it is made. The row is locked: simultaneous exchanges get the same. */
async function successorOf(
  identity: IdentityContext,
  db: Database,
  session: Selectable<SessionRow>,
  token: string,
): Promise<string> {
  const hash = hashOfRefreshToken(identity, token);
  const fresh = newRefreshToken(identity);
  const sealed = identity.box.seal('refresh-token', hash, fresh);
  const marked = await db
    .updateTable('refreshTokens')
    .set({
      rotatedAtMs: sql<number>`coalesce(rotated_at_ms, ${sql.lit(identity.clock())})`,
      sealedSuccessor: sql<string>`coalesce(sealed_successor, ${sealed})`,
    })
    .where('hash', '=', hash)
    .returning('sealedSuccessor')
    .executeTakeFirstOrThrow();
  if (marked.sealedSuccessor === sealed) {
    const row = { hash: hashOfRefreshToken(identity, fresh), sessionId: session.id, expiresAtMs: session.expiresAtMs };
    await db
      .insertInto('refreshTokens')
      .values({ ...row, rotatedAtMs: null, sealedSuccessor: null })
      .execute();
  }
  const successor = identity.box.open('refresh-token', hash, marked.sealedSuccessor ?? '');
  if (successor === undefined) throw new WrongStudioSecret('A session');
  return successor;
}

/** When a successor was itself exchanged, if it was. */
async function usedSuccessor(
  identity: IdentityContext,
  db: Database,
  successor: string,
): Promise<{ readonly rotatedAtMs: number } | undefined> {
  const row = await db
    .selectFrom('refreshTokens')
    .select('rotatedAtMs')
    .where('hash', '=', hashOfRefreshToken(identity, successor))
    .executeTakeFirst();
  return row === undefined || row.rotatedAtMs === null ? undefined : { rotatedAtMs: row.rotatedAtMs };
}
