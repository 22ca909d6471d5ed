import type { Database } from '../../db/open-database.ts';

/**
 * A code to set a new password opens the account to whoever reads the mailbox that it was sent to. It ends where the
 * account leaves that mailbox, and where the password is set by any other way.
 */
export async function forgetResetCode(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('codes').where('accountId', '=', accountId).where('purpose', '=', 'reset').execute();
}
