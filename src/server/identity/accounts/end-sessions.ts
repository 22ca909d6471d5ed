import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { tellWhomItLetIn } from '../../workshops/tell-whom-it-let-in.ts';
import { withdrawInvitationsOf } from '../../workshops/withdraw-invitations.ts';
import type { WarningParts } from '../../messages/send-warning.ts';
import type { IdentityContext } from '../identity-context.ts';
import { holdRow } from './hold-account.ts';

type Ender = Pick<IdentityContext, 'db' | 'sessionsEnded'>;
/** It also takes what writes to the owner. */
type EnderOfAll = Ender & WarningParts;

/** Ends every session of an account, except one if it is named. */
export async function endSessionsOf(ender: EnderOfAll, accountId: string, exceptSessionId = ''): Promise<void> {
  await endSessionsWith(ender, accountId, async () => true, exceptSessionId);
}

/**
 * As {@link endSessionsOf}, with the change for whose sake they end: both are written, or neither. The account's row is
 * held first, for which a sign-in that is on its way waits, or is waited for (hold-account.ts): it sees the change, or
 * its session ends.
 * @param change false if it has nothing to change: then nothing ends
 * @returns what `change` did
 */
export async function endSessionsWith(
  ender: EnderOfAll,
  accountId: string,
  change: (db: Database) => Promise<boolean>,
  exceptSessionId = '',
): Promise<boolean> {
  const ended = await ender.db.transaction().execute(async (db) => {
    await holdRow(db, accountId);
    return (await change(db)) ? deleteSessionsOf(ender, db, accountId, exceptSessionId) : undefined;
  });
  ender.sessionsEnded(ended ?? []);
  ender.messages.send();
  return ended !== undefined;
}

/**
 * As {@link endSessionsOf}, within a transaction that holds the account's row; the caller tells of them once it is written.
 * What would begin another ends with them: codes that the hosted pages gave out, and sign-ins on their way
 * (challenges/challenge-state.ts). So do invitations to workshops that nobody has accepted: the account may have been in
 * other hands. Whom it let in before, its owner is written about. It comes last in its transaction, since it holds their workshops.
 * @returns the ids of the sessions
 */
export async function deleteSessionsOf(
  parts: WarningParts,
  db: Database,
  accountId: string,
  exceptSessionId = '',
): Promise<readonly string[]> {
  await db
    .updateTable('accounts')
    .set((row) => ({ sessionEpoch: sql`${row.ref('sessionEpoch')} + 1` }))
    .where('id', '=', accountId)
    .execute();
  await db.deleteFrom('authorizationCodes').where('accountId', '=', accountId).where('usedAtMs', 'is', null).execute();
  const ended = await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '!=', exceptSessionId)
    .returning('id')
    .execute();
  await withdrawInvitationsOf(db, accountId);
  await tellWhomItLetIn(parts, db, accountId);
  return ended.map(({ id }) => id);
}

/** Ends one session, with every token of it. */
export async function endSession(ender: Ender, sessionId: string): Promise<void> {
  await ender.db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  ender.sessionsEnded([sessionId]);
}
