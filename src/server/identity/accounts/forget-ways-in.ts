import type { Database } from '../../db/open-database.ts';

/**
 * Takes the passkeys and devices of an account away, because its password was lost: whoever had it may have added one
 * of their own, which would outlive the new password.
 */
export async function forgetOtherWays(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('accountId', '=', accountId).execute();
  await db.deleteFrom('devices').where('accountId', '=', accountId).execute();
}

/**
 * A code to set a new password opens the account to whoever reads the mailbox that it was sent to. It ends where the
 * account leaves that mailbox, and where the password is set by any other way.
 */
export async function forgetResetCode(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('codes').where('accountId', '=', accountId).where('purpose', '=', 'reset').execute();
}

/**
 * A code to confirm an address makes it the account's. It ends where the account gets another address meanwhile: else
 * the mailbox that was left, or one that was named before, would take the account back.
 */
export async function forgetAddressCode(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('codes').where('accountId', '=', accountId).where('purpose', '=', 'verify-email').execute();
}

/**
 * Both end with the password: a code to confirm an address may be that of a move which whoever had the password began,
 * and would be sent to their mailbox once more when the owner asks for one.
 */
export async function forgetCodes(db: Database, accountId: string): Promise<void> {
  await forgetResetCode(db, accountId);
  await forgetAddressCode(db, accountId);
}
