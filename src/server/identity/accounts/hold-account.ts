import type { Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { AccountRow } from '../../db/tables.ts';
import { type Account, PROTECTION_COLUMNS, readProtection } from './account.ts';
import { protectionOf } from './protection.ts';

/**
 * Holds an account's row to the end of the transaction, if it is still as it was read: the same password, in the same
 * state, not kept out. Whoever gives out a session or changes how an account is opened does so after this, since a new
 * password may have been set since the proof was checked, in another process even; what ends sessions waits for the row
 * and so finds the session that was begun. It comes first in its transaction: two that hold rows in different orders
 * deadlock.
 */
export async function holdAccount(
  db: Database,
  { id, status, password: { saltHex } }: Pick<Account, 'id' | 'status' | 'password'>,
): Promise<boolean> {
  if (status === 'UNCONFIRMED') return false;
  const held = await holding(db, { id, status, saltHex }).returning('id').executeTakeFirst();
  return held !== undefined;
}

/**
 * As {@link holdAccount}, for a step of a sign-in: it ends where all sessions of the account have ended since the account
 * was read, as a session would that had begun by then.
 */
export async function holdForStep(
  db: Database,
  { id, status, password: { saltHex }, sessionEpoch }: Account,
): Promise<boolean> {
  if (status === 'UNCONFIRMED') return false;
  const held = await holding(db, { id, status, saltHex, sessionEpoch }).returning('id').executeTakeFirst();
  return held !== undefined;
}

/** @param as the columns as they were read */
function holding(
  db: Database,
  { id, ...as }: Pick<Selectable<AccountRow>, 'id' | 'status' | 'saltHex'> & { readonly sessionEpoch?: number },
) {
  // A write that changes nothing: SQLite knows no `for update`, and PostgreSQL locks the row by it just the same.
  return db
    .updateTable('accounts')
    .set({ saltHex: as.saltHex })
    .where('id', '=', id)
    .where((row) => row.and(as))
    .where('disabled', '=', 0);
}

/** Holds an account's row to the end of the transaction, whatever its state. @returns false if it is gone */
export async function holdRow(db: Database, id: string): Promise<boolean> {
  const held = await db
    .updateTable('accounts')
    .set((row) => ({ status: row.ref('status') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * As {@link holdForStep}, for what lets somebody in: an administrator may have required a new password since, an account
 * that has moved since is no more that of the mailbox which a code was sent to, and its owner may have protected it by
 * another second factor than the one that was asked for.
 */
export async function holdToSignIn(db: Database, account: Account): Promise<boolean> {
  const {
    id,
    password: { saltHex },
    sessionEpoch,
  } = account;
  const row = await holding(db, { id, status: 'CONFIRMED', saltHex, sessionEpoch })
    .returning(PROTECTION_COLUMNS)
    .executeTakeFirst();
  return row !== undefined && protectionOf(readProtection(row)) === protectionOf(account);
}
