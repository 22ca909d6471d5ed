import type { Database } from '../../db/open-database.ts';

/**
 * What passed the second factors of an account until now passes them no longer, because one was set up, turned on,
 * preferred or turned off: whoever had the account open before may have had their own device remembered, or may be in
 * without it, or by the one that is off. To
 * be called after the account's row is held (accounts/hold-account.ts). Codes of the hosted pages that were not exchanged end.
 *
 * The session that did it goes on as it is: one that a remembered device let in has not passed the second factor itself by
 * saying which is preferred, else one device would make another. One that passed none had none to pass.
 * @param sessionId that session; none where a sign-in does it on its way
 */
export async function askEverybodyAnew(db: Database, accountId: string, sessionId: string | undefined): Promise<void> {
  await db.updateTable('devices').set({ remembered: 0 }).where('accountId', '=', accountId).execute();
  await askSessionsAnew(db, accountId, sessionId);
  if (sessionId === undefined) return;
  await db
    .updateTable('sessions')
    .set({ secondFactorBy: 'itself' })
    .where('id', '=', sessionId)
    .where('secondFactorBy', 'is', null)
    .execute();
}

/** As {@link askEverybodyAnew}, for sessions alone: the devices that are remembered stay that. */
async function askSessionsAnew(db: Database, accountId: string, sessionId: string | undefined): Promise<void> {
  // Each would begin a session that passed none of it.
  await db.deleteFrom('authorizationCodes').where('accountId', '=', accountId).where('usedAtMs', 'is', null).execute();
  await db
    .updateTable('sessions')
    .set({ secondFactorBy: null })
    .where('accountId', '=', accountId)
    .where('id', '!=', sessionId ?? '')
    .execute();
}

/**
 * What a device let in passes the second factor no longer, because one was forgotten, or is remembered no longer: it may
 * have been stolen. Which sessions run on it is not kept, so all others are asked anew, and the own one where a device let it in.
 */
export async function askAnewWithoutDevice(db: Database, accountId: string, sessionId: string): Promise<void> {
  await askSessionsAnew(db, accountId, sessionId);
  await db
    .updateTable('sessions')
    .set({ secondFactorBy: null })
    .where('id', '=', sessionId)
    .where('secondFactorBy', '=', 'device')
    .execute();
}
