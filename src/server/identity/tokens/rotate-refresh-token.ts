import type { Selectable } from 'kysely';
import { ok, type Result } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import type { RefreshTokenRow, SessionRow } from '../../db/tables.ts';
import { findAccountById, groupsOf } from '../accounts/find-account.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { type Refusal, refusal } from '../refusals.ts';
import { WrongStudioSecret } from '../../secrets/wrong-studio-secret.ts';
import { endSession } from '../accounts/end-sessions.ts';
import { countRefresh } from './count-refresh.ts';
import { findPresentedToken, type PresentedToken, tokenAt } from './find-presented-token.ts';
import { type AuthenticationResult, issueTokens } from './issue-tokens.ts';
import { hashOfRefreshToken, newRefreshToken } from './refresh-token.ts';

/**
 * How many tokens of a session are kept. One an hour makes 720 in the life of a session. An older one says itself where it
 * stood, and so ends the session as one that is kept does.
 */
const MOST_KEPT = 1000;

/**
 * Exchanges a refresh token for new tokens. The same successor is repeated until it is used, for windows that race and
 * for answers that were lost, however long ago. A token whose successor was used, and not just now, must be in a second
 * pair of hands, and the whole session ends.
 */
export async function rotateRefreshToken(
  identity: IdentityContext,
  token: string,
  request: RequestFacts,
): Outcome<AuthenticationResult> {
  const presented = await findPresentedToken(identity, token);
  if (presented === undefined || presented.session.expiresAtMs <= identity.clock()) return refusal('bad_refresh_token');
  const { position, session: found } = presented;
  const reused = async () => {
    await endSession(identity, found.id);
    return refusal('reused_refresh_token');
  };
  // Before it is counted: whoever has used up what a session may exchange keeps nobody from finding the theft.
  if (await isUsedUp(identity, identity.db, presented)) return reused();
  if (!(await countRefresh(identity, found, request))) return refusal('too_many_refreshes');
  const exchanged = await identity.db
    .transaction()
    .execute((db) => exchange(identity, db, { sessionId: found.id, position, token }));
  if (!exchanged.ok) return exchanged;
  const { session, successor } = exchanged.value;
  if (successor === undefined) return reused();
  const account = await findAccountById(identity, session.accountId);
  if (account === undefined) return refusal('bad_refresh_token');
  if (account.isDisabled) return refusal('account_disabled');
  const groups = await groupsOf(identity, account.id);
  return ok(await issueTokens(identity, account, groups, session, successor));
}

/** Whether the successor of a token was used, and not just now. */
async function isUsedUp(
  { clock, config }: Pick<IdentityContext, 'clock' | 'config'>,
  db: Database,
  { session, position, rotatedAtMs, isForgotten }: PresentedToken,
): Promise<boolean> {
  if (isForgotten) return true;
  if (rotatedAtMs === null) return false;
  const next = await tokenAt(db, session.id, position + 1);
  return next === undefined || (next.rotatedAtMs !== null && clock() - next.rotatedAtMs > config.refreshGraceMs);
}

interface Presented extends Pick<Selectable<RefreshTokenRow>, 'sessionId' | 'position'> {
  readonly token: string;
}

interface Exchanged {
  readonly session: Selectable<SessionRow>;
  /** Undefined if the token was used up long ago. */
  readonly successor: string | undefined;
}

/**
 * A session has one chain of tokens, each the successor of the one before it; the last of them is the newest. Whoever
 * presents an earlier one gets the newest, however many links lie between: its work is the same.
 */
async function exchange(
  identity: IdentityContext,
  db: Database,
  { sessionId, position, token }: Presented,
): Promise<Result<Exchanged, Refusal>> {
  const nowMs = identity.clock();
  // It holds the session: simultaneous exchanges wait for each other, and get the same.
  const session = await db
    .updateTable('sessions')
    .set({ lastUsedAtMs: nowMs })
    .where('id', '=', sessionId)
    .where('expiresAtMs', '>', nowMs)
    .returningAll()
    .executeTakeFirst();
  // It is over, or another window has signed out meanwhile.
  if (session === undefined) return refusal('bad_refresh_token');
  const [newest, lastExchanged] = await db
    .selectFrom('refreshTokens')
    .select(['hash', 'position', 'sealedSuccessor'])
    .where('sessionId', '=', sessionId)
    .orderBy('position', 'desc')
    .limit(2)
    .execute();
  if (newest?.position === position) {
    return ok({ session, successor: await addSuccessor(identity, db, session, position, token) });
  }
  const presented = { session, position, rotatedAtMs: 0, isForgotten: false };
  if (lastExchanged === undefined || (await isUsedUp(identity, db, presented)))
    return ok({ session, successor: undefined });
  const successor = identity.box.open('refresh-token', lastExchanged.hash, lastExchanged.sealedSuccessor ?? '');
  if (successor === undefined) throw new WrongStudioSecret('A session');
  return ok({ session, successor });
}

/** Makes the successor of the newest token of a session, which is held. */
async function addSuccessor(
  identity: IdentityContext,
  db: Database,
  { id: sessionId, expiresAtMs }: Selectable<SessionRow>,
  position: number,
  token: string,
): Promise<string> {
  const hash = hashOfRefreshToken(identity, token);
  const successor = newRefreshToken(identity, { sessionId, position: position + 1 });
  const sealedSuccessor = identity.box.seal('refresh-token', hash, successor);
  await db
    .updateTable('refreshTokens')
    .set({ rotatedAtMs: identity.clock(), sealedSuccessor })
    .where('hash', '=', hash)
    .execute();
  const fresh = { hash: hashOfRefreshToken(identity, successor), rotatedAtMs: null, sealedSuccessor: null };
  await db
    .insertInto('refreshTokens')
    .values({ ...fresh, sessionId, position: position + 1, expiresAtMs })
    .execute();
  await db
    .deleteFrom('refreshTokens')
    .where('sessionId', '=', sessionId)
    .where('position', '=', position + 1 - MOST_KEPT)
    .execute();
  return successor;
}
