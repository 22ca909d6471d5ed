import type { Database } from '../../db/open-database.ts';

/**
 * What passed the second factors of an account until now passes them no longer, because one was set up, turned on or
 * preferred: whoever had the account open before may have had their own device remembered, or may be in without it. To
 * be called after the account's row is held (accounts/hold-account.ts). Codes of the hosted pages that were not exchanged end.
 *
 * The session that did it goes on as it is: one that a remembered device let in has not passed the second factor itself by
 * saying which is preferred, else one device would make another. One that passed none had none to pass.
 * @param sessionId that session; none where a sign-in does it on its way
 */
export async function askEverybodyAnew(db: Database, accountId: string, sessionId: string | undefined): Promise<void> {
  await db.updateTable('devices').set({ remembered: 0 }).where('accountId', '=', accountId).execute();
  const none = { secondFactorBy: null };
  // Each would begin a session that passed none of it.
  await db.deleteFrom('authorizationCodes').where('accountId', '=', accountId).where('usedAtMs', 'is', null).execute();
  await db
    .updateTable('sessions')
    .set(none)
    .where('accountId', '=', accountId)
    .where('id', '!=', sessionId ?? '')
    .execute();
  if (sessionId === undefined) return;
  await db
    .updateTable('sessions')
    .set({ secondFactorBy: 'itself' })
    .where('id', '=', sessionId)
    .where('secondFactorBy', 'is', null)
    .execute();
}
