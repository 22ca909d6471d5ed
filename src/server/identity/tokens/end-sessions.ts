import type { IdentityContext } from '../identity-context.ts';

type Ender = Pick<IdentityContext, 'db' | 'sessionsEnded'>;

/** Ends every session of an account, except one if it is named. */
export async function endSessionsOf(ender: Ender, accountId: string, exceptSessionId = ''): Promise<void> {
  const ended = await ender.db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '!=', exceptSessionId)
    .returning('id')
    .execute();
  ender.sessionsEnded(ended.map(({ id }) => id));
}

/** Ends one session, with every token of it. */
export async function endSession(ender: Ender, sessionId: string): Promise<void> {
  await ender.db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  ender.sessionsEnded([sessionId]);
}
