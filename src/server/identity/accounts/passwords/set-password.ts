import type { Database } from '../../../db/open-database.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { forgetCodes } from '../forget-ways-in.ts';

/**
 * The columns of a password. The e-mail address is not hashed into it, so that the address can change without the
 * password.
 */
export function passwordColumns(
  { srp, box, clock }: Pick<IdentityContext, 'srp' | 'box' | 'clock'>,
  id: string,
  password: string,
) {
  const { saltHex, verifierHex } = srp.createRecord(id, password);
  return { saltHex, sealedVerifier: box.seal('verifier', id, verifierHex), passwordSetAtMs: clock() };
}

/**
 * Gives an account another password. An account that had to reset or replace its password is then a confirmed one, and
 * codes that were sent before are worthless.
 * @returns the salt of the new one
 */
export async function setPassword(
  identity: IdentityContext,
  db: Database,
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
