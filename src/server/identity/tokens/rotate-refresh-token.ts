import { sql } from 'kysely';
import { ok } from '#shared/result.ts';
import { findAccountById, groupsOf } from '../accounts/find-account.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { endSession } from './end-sessions.ts';
import { type AuthenticationResult, issueTokens } from './issue-tokens.ts';
import { hashOfRefreshToken, newRefreshToken } from './refresh-token.ts';

/**
 * Exchanges a refresh token for new tokens. Racing windows may exchange the same one for a short while; after that it
 * must be in a second pair of hands, and the whole session ends.
 */
export async function rotateRefreshToken(identity: IdentityContext, token: string): Outcome<AuthenticationResult> {
  const { config, clock, db } = identity;
  const nowMs = clock();
  const hash = hashOfRefreshToken(identity, token);
  const session = await markRotated(identity, hash, nowMs);
  if (session === undefined || session.expiresAtMs <= nowMs) return refusal('bad_refresh_token');
  if (nowMs - session.rotatedAtMs > config.refreshGraceMs) {
    await endSession(identity, session.id);
    return refusal('reused_refresh_token');
  }

  const account = await findAccountById(identity, session.accountId);
  if (account === undefined) return refusal('bad_refresh_token');
  if (account.isDisabled) return refusal('account_disabled');

  const fresh = newRefreshToken(identity);
  const groups = await groupsOf(identity, account.id);
  const isKept = await db.transaction().execute(async (work) => {
    const used = await work
      .updateTable('sessions')
      .set({ lastUsedAtMs: nowMs })
      .where('id', '=', session.id)
      .returning('id')
      .executeTakeFirst();
    if (used === undefined) return false;
    const row = { hash: hashOfRefreshToken(identity, fresh), sessionId: session.id, rotatedAtMs: null };
    await work
      .insertInto('refreshTokens')
      .values({ ...row, expiresAtMs: session.expiresAtMs })
      .execute();
    return true;
  });
  // Another window has signed out meanwhile.
  if (!isKept) return refusal('bad_refresh_token');
  return ok(await issueTokens(identity, account, groups, session, fresh));
}

/** Records the first exchange in one statement, so that two simultaneous ones agree on the time. */
async function markRotated({ db }: Pick<IdentityContext, 'db'>, hash: string, nowMs: number) {
  const marked = await db
    .updateTable('refreshTokens')
    .set({ rotatedAtMs: sql<number>`coalesce(rotated_at_ms, ${sql.lit(nowMs)})` })
    .where('hash', '=', hash)
    .returning(['sessionId', 'rotatedAtMs'])
    .executeTakeFirst();
  if (marked === undefined) return undefined;
  const session = await db.selectFrom('sessions').selectAll().where('id', '=', marked.sessionId).executeTakeFirst();
  return session && { ...session, rotatedAtMs: marked.rotatedAtMs ?? nowMs };
}
