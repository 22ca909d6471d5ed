import type { Transaction } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import type { IdentityContext } from '../identity-context.ts';
import { forgetCodes } from './forget-ways-in.ts';

/**
 * The columns of a password. The e-mail address is not hashed into it, so that the address can change without the
 * password.
 */
export function passwordColumns({ srp, box }: Pick<IdentityContext, 'srp' | 'box'>, id: string, password: string) {
  const { saltHex, verifierHex } = srp.createRecord(id, password);
  return { saltHex, sealedVerifier: box.seal('verifier', id, verifierHex) };
}

/**
 * Gives an account another password. An account that had to reset or replace its password is then a confirmed one, and
 * codes that were sent before are worthless.
 * @returns the salt of the new one
 */
export async function setPassword(
  identity: IdentityContext,
  db: Database | Transaction<Tables>,
  id: string,
  password: string,
): Promise<string> {
  const columns = passwordColumns(identity, id, password);
  await db
    .updateTable('accounts')
    .set({ ...columns, status: 'CONFIRMED', updatedAtMs: identity.clock() })
    .where('id', '=', id)
    .execute();
  await forgetCodes(db, id);
  return columns.saltHex;
}

/**
 * Ends a temporary password: nobody knows the one that takes its place, and its account is opened by a code to a
 * confirmed address, or by another password that an administrator gives. Where it went is not kept: it ends as if it had
 * been sent by letter, also where somebody was told it.
 */
export async function forgetTemporaryPassword(
  identity: IdentityContext,
  db: Database | Transaction<Tables>,
  id: string,
): Promise<void> {
  const unknown = Buffer.from(identity.random.bytes(32)).toString('base64url');
  await db
    .updateTable('accounts')
    .set({ ...passwordColumns(identity, id, unknown), status: 'RESET_REQUIRED' })
    .where('id', '=', id)
    .execute();
}
