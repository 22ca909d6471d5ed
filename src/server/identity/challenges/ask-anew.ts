import type { Database } from '../../db/open-database.ts';

/**
 * What passed the second factors of an account until now passes them no longer, because one was set up, turned on or
 * preferred: whoever had the account open before may have had their own device remembered, or may be in without it. To
 * be called after the account's row is held (accounts/hold-account.ts).
 * @param sessionId the session that did it, which has passed them; none where a sign-in does it on its way
 */
export async function askEverybodyAnew(db: Database, accountId: string, sessionId: string | undefined): Promise<void> {
  await db.updateTable('devices').set({ remembered: 0 }).where('accountId', '=', accountId).execute();
  for (const table of ['sessions', 'authorizationCodes'] as const) {
    await db.updateTable(table).set({ secondFactorBy: null }).where('accountId', '=', accountId).execute();
  }
  if (sessionId === undefined) return;
  await db.updateTable('sessions').set({ secondFactorBy: 'itself' }).where('id', '=', sessionId).execute();
}
