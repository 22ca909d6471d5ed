import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../../../db/open-database.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { PoolConfig } from '../../pool-config.ts';
import type { Account } from '../account.ts';
import { forgetCodes, forgetOtherWays } from '../forget-ways-in.ts';
import { passwordColumns } from './set-password.ts';

/**
 * Whether a temporary password has ended. It is in a letter or on a slip of paper, which nobody keeps as they would a
 * password of their own.
 */
export const hasTemporaryPasswordEnded = (
  { config, clock }: Pick<IdentityContext, 'config' | 'clock'>,
  { status, passwordSetAtMs }: Pick<Account, 'status' | 'passwordSetAtMs'>,
): boolean => status === 'FORCE_CHANGE_PASSWORD' && clock() >= passwordSetAtMs + config.temporaryPasswordLifeMs;

/** How long one works, for whoever is given it: "for 7 days". */
export function temporaryPasswordLife({
  temporaryPasswordLifeMs,
}: Pick<PoolConfig, 'temporaryPasswordLifeMs'>): string {
  const days = temporaryPasswordLifeMs / DAY_MS;
  return days === 1 ? 'for a day' : `for ${days} days`;
}

/**
 * Gives an account a password that its owner has to replace, in place of the one before and of every other way in. Its
 * sessions are ended by the caller.
 */
export async function giveTemporaryPassword(
  identity: IdentityContext,
  db: Database,
  id: string,
  password: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      ...passwordColumns(identity, id, password),
      status: 'FORCE_CHANGE_PASSWORD',
      updatedAtMs: identity.clock(),
    })
    .where('id', '=', id)
    .execute();
  await forgetOtherWays(db, id);
  await forgetCodes(db, id);
}

/**
 * Ends a temporary password: nobody knows the one that takes its place, and its account is opened by a code to a
 * confirmed address, or by another password that an administrator gives. Where it went is not kept: it ends as if it had
 * been sent by letter, also where somebody was told it.
 */
export async function forgetTemporaryPassword(identity: IdentityContext, db: Database, id: string): Promise<void> {
  const unknown = Buffer.from(identity.random.bytes(32)).toString('base64url');
  await db
    .updateTable('accounts')
    .set({ ...passwordColumns(identity, id, unknown), status: 'RESET_REQUIRED' })
    .where('id', '=', id)
    .execute();
}
