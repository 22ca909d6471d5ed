import type { Database } from '../../db/open-database.ts';

/**
 * No device of the account stands for a second factor any more, because another one was set up: whoever had the account
 * open before may have had their own device remembered.
 */
export async function forgetDevices(db: Database, accountId: string): Promise<void> {
  await db.updateTable('devices').set({ remembered: 0 }).where('accountId', '=', accountId).execute();
}
