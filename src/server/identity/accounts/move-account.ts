import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../../db/open-database.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Account } from './account.ts';
import { forgetAddressCode, forgetResetCode } from './forget-ways-in.ts';
import { keepTrialOfAddress } from './trial-of-address.ts';
import { leaveAddress } from './shown-id.ts';
import { forgetTemporaryPassword } from './passwords/temporary-password.ts';

/**
 * Gives an account an address, which is its login name unless it signs in at a provider. What belonged to the mailbox
 * that it leaves stays behind: the id that it showed, codes to reset the password or to confirm it, a temporary password
 * that was sent there, that it had a trial.
 * @param account as its row is held in this transaction
 */
export async function moveAccount(
  identity: IdentityContext,
  db: Database,
  account: Account,
  { email, isVerified }: { readonly email: EmailAddress | ''; readonly isVerified: boolean },
): Promise<void> {
  await leaveAddress({ ...identity, db }, account.id, email);
  await db
    .updateTable('accounts')
    .set({
      email,
      ...(account.isOfProvider || email === '' ? {} : { loginEmail: email }),
      emailVerified: isVerified ? 1 : 0,
      updatedAtMs: identity.clock(),
    })
    .where('id', '=', account.id)
    .execute();
  const hasLeft = email !== account.email;
  if (hasLeft) await forgetAddressCode(db, account.id);
  if (hasLeft || !isVerified) await forgetResetCode(db, account.id);
  if (hasLeft && account.email !== '' && account.status === 'FORCE_CHANGE_PASSWORD') {
    await forgetTemporaryPassword(identity, db, account.id);
  }
  if (hasLeft && account.email !== '') await keepTrialOfAddress(identity, db, account);
}
