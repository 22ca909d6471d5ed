import type { Database } from '../../db/open-database.ts';

/**
 * Takes the passkeys and devices of an account away, because its password was lost: whoever had it may have added one
 * of their own, which would outlive the new password.
 */
export async function forgetOtherWays(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('accountId', '=', accountId).execute();
  await db.deleteFrom('devices').where('accountId', '=', accountId).execute();
}
