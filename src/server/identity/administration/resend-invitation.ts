import { ok } from '#shared/result.ts';
import { endSessionsWith } from '../accounts/end-sessions.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { LoginName } from '../accounts/login-name.ts';
import { giveTemporaryPassword } from '../accounts/passwords/temporary-password.ts';
import { invitation } from '../codes/emails.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { forgetPasswords } from '../operations/sign-in/password-attempts.ts';
import { refusal } from '../refusals.ts';

/**
 * Invites somebody once more who has not replaced the temporary password yet: another takes its place, which lasts as long
 * as the first did, and goes to them by letter.
 * @returns the id of the account
 */
export async function resendInvitation(identity: IdentityContext, who: LoginName, password: string): Outcome<string> {
  const account = await findAccount(identity, who);
  if (account === undefined || account.email === '') return refusal('no_such_user');
  const { id, email } = account;
  const isRenewed = await endSessionsWith(identity, id, async (db) => {
    // As it is now: its owner may just have chosen one, or an administrator moved the account.
    const row = await db.selectFrom('accounts').select(['status', 'email']).where('id', '=', id).executeTakeFirst();
    if (row?.status !== 'FORCE_CHANGE_PASSWORD' || row.email !== email) return false;
    await giveTemporaryPassword(identity, db, id, password);
    await forgetPasswords(db, id);
    await identity.messages.email(db, 'letter', invitation(email, password, identity.config));
    return true;
  });
  if (!isRenewed) return refusal('already_accepted');
  identity.messages.send();
  return ok(id);
}
