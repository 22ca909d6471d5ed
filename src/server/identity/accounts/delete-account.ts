import type { Database } from '../../db/open-database.ts';
import { leaveEveryWorkshop } from '../../workshops/leave-every-workshop.ts';
import type { IdentityContext } from '../identity-context.ts';
import { deleteSessionsOf } from './end-sessions.ts';
import type { Account } from './account.ts';
import { findAccountById } from './find-account.ts';
import { keepFormerTrial } from './trial-of-address.ts';
import { holdRow } from './hold-account.ts';
import { leaveAddress } from './shown-id.ts';

/** Deletes an account with everything that belongs to it, for an administrator. */
export async function deleteAccount(identity: IdentityContext, { id }: Pick<Account, 'id'>): Promise<void> {
  const ended = await identity.db.transaction().execute(async (db) => {
    // A trial that begins at this moment is then among those that are looked for.
    await holdRow(db, id);
    const account = await findAccountById({ ...identity, db }, id);
    return account === undefined ? [] : deleteHeldAccount(identity, db, account);
  });
  identity.sessionsEnded(ended);
  identity.messages.send();
}

/**
 * As {@link deleteAccount}, within a transaction that holds its row (hold-account.ts).
 * @returns the sessions that ended: the caller tells of them once it is written
 */
export async function deleteHeldAccount(
  identity: IdentityContext,
  db: Database,
  account: Account,
): Promise<readonly string[]> {
  const { id } = account;
  // No foreign key deletes these, since others than accounts have them, too.
  await keepFormerTrial(identity, db, account);
  await leaveAddress({ ...identity, db }, id);
  await leaveEveryWorkshop(identity, db, id);
  const ended = await deleteSessionsOf(identity, db, id);
  await db.deleteFrom('codes').where('accountId', '=', id).execute();
  await db.deleteFrom('accounts').where('id', '=', id).execute();
  return ended;
}
