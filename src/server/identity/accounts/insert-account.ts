import type { Insertable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { AccountRow } from '../../db/tables.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { PasswordRecord } from '../srp/srp.ts';
import { namedByAddress } from './login-name.ts';
import { shownIdOf } from './shown-id.ts';

/** A row of an account before it is one: its password is sealed, and its attributes written, when it is inserted. */
export interface AccountToInsert extends Pick<AccountRow, 'id' | 'loginEmail' | 'email' | 'status'> {
  readonly password: PasswordRecord;
  readonly isEmailVerified: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** Now, unless it was signed up earlier. */
  readonly createdAtMs?: number;
}

/**
 * Inserts an account, however it came about.
 * @returns false if its address has an account already, or just had one that left
 */
export async function insertAccount(
  { box, clock }: Pick<IdentityContext, 'box' | 'clock'>,
  db: Database,
  { password, isEmailVerified, attributes, createdAtMs, ...account }: AccountToInsert,
): Promise<boolean> {
  const { id, loginEmail } = account;
  const nowMs = clock();
  const row: Insertable<AccountRow> = {
    ...account,
    saltHex: password.saltHex,
    sealedVerifier: box.seal('verifier', id, password.verifierHex),
    passwordSetAtMs: nowMs,
    emailVerified: isEmailVerified ? 1 : 0,
    attributes: JSON.stringify(attributes),
    createdAtMs: createdAtMs ?? nowMs,
    updatedAtMs: nowMs,
  };
  const made = await db
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return false;
  // In a statement of its own, which sees a deletion or a move that was committed while the address was waited for: the
  // id was then that account's.
  if (loginEmail === null || (await shownIdOf({ box, db }, namedByAddress(loginEmail))) === id) return true;
  await db.deleteFrom('accounts').where('id', '=', id).execute();
  return false;
}
