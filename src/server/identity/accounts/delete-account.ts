import type { IdentityContext } from '../identity-context.ts';
import { endSessionsOf } from '../tokens/end-sessions.ts';
import type { Account } from './account.ts';
import { keepFormerTrial } from './former-trial.ts';
import { holdRow } from './hold-account.ts';
import { leaveAddress } from './shown-id.ts';

/** Deletes an account with everything that belongs to it, for its owner or for an administrator. */
export async function deleteAccount(identity: IdentityContext, account: Account): Promise<void> {
  const { id } = account;
  await endSessionsOf(identity, id);
  await identity.db.transaction().execute(async (db) => {
    // A trial that begins at this moment is then among those that are looked for.
    await holdRow(db, id);
    // No foreign key deletes these, since others than accounts have them, too.
    await keepFormerTrial(identity, db, account);
    await leaveAddress({ ...identity, db }, id);
    await db.deleteFrom('codes').where('accountId', '=', id).execute();
    await db.deleteFrom('accounts').where('id', '=', id).execute();
  });
}
