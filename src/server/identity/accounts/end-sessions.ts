import type { Database } from '../../db/open-database.ts';
import type { IdentityContext } from '../identity-context.ts';

type Ender = Pick<IdentityContext, 'db' | 'sessionsEnded'>;

/** Ends every session of an account, except one if it is named. */
export async function endSessionsOf(ender: Ender, accountId: string, exceptSessionId = ''): Promise<void> {
  const ended = await ender.db.transaction().execute((db) => deleteSessionsOf(db, accountId, exceptSessionId));
  ender.sessionsEnded(ended);
}

/**
 * As {@link endSessionsOf}, within a transaction; the caller tells of them once it is written. The codes that the
 * hosted pages gave out end with the sessions: each would begin another.
 * @returns the ids of the sessions
 */
export async function deleteSessionsOf(
  db: Database,
  accountId: string,
  exceptSessionId = '',
): Promise<readonly string[]> {
  await db.deleteFrom('authorizationCodes').where('accountId', '=', accountId).where('usedAtMs', 'is', null).execute();
  const ended = await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '!=', exceptSessionId)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends one session, with every token of it. */
export async function endSession(ender: Ender, sessionId: string): Promise<void> {
  await ender.db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  ender.sessionsEnded([sessionId]);
}
