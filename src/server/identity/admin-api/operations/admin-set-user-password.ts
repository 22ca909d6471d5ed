import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { forgetOtherWays } from '../../accounts/forget-ways-in.ts';
import { checkPassword } from '../../accounts/passwords/password-policy.ts';
import { setPassword } from '../../accounts/passwords/set-password.ts';
import { giveTemporaryPassword } from '../../accounts/passwords/temporary-password.ts';
import { defineAdminOperation } from '../admin-operation.ts';
import { refusal } from '../../refusals.ts';
import { deleteSessionsOf } from '../../accounts/end-sessions.ts';
import { password } from '../../operations/operation.ts';

const fields = { Password: password, Permanent: z.boolean().default(false) };

/** Sets a password, to be kept or to be replaced at the next sign-in, and ends every session. */
export const adminSetUserPassword = defineAdminOperation(fields, async (identity, account, { Password, Permanent }) => {
  if (account.isOfProvider) return refusal('no_password_reset');
  const isStrong = checkPassword(Password);
  if (!isStrong.ok) return isStrong;
  const ended = await identity.db.transaction().execute(async (db) => {
    const { id } = account;
    if (Permanent) {
      await setPassword(identity, db, id, Password);
      await forgetOtherWays(db, id);
    } else await giveTemporaryPassword(identity, db, id, Password);
    return deleteSessionsOf(identity, db, id);
  });
  identity.sessionsEnded(ended);
  identity.messages.send();
  return ok({});
});
