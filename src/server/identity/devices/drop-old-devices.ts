import type { IdentityContext } from '../identity-context.ts';

/** As many as the client lists at once. */
const MOST_DEVICES = 60;

/** Forgets the devices of an account that were used longest ago, since a program in a private window adds one each time. */
export async function dropOldDevices({ db }: Pick<IdentityContext, 'db'>, accountId: string): Promise<void> {
  const kept = db
    .selectFrom('devices')
    .select('key')
    .where('accountId', '=', accountId)
    // Remembered ones count first, so that they are not pushed out.
    .orderBy('remembered', 'desc')
    .orderBy('usedAtMs', 'desc')
    .limit(MOST_DEVICES);
  await db.deleteFrom('devices').where('accountId', '=', accountId).where('key', 'not in', kept).execute();
}
