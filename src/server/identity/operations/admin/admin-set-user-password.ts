import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { forgetOtherWays } from '../../accounts/forget-other-ways.ts';
import { checkPassword } from '../../accounts/password-policy.ts';
import { setPassword } from '../../accounts/set-password.ts';
import { defineAdminOperation } from '../../admin-api/admin-operation.ts';
import { refusal } from '../../refusals.ts';
import { endSessionsOf } from '../../tokens/end-sessions.ts';
import { password } from '../operation.ts';

const fields = { Password: password, Permanent: z.boolean().default(false) };

/** Sets a password, to be kept or to be replaced at the next sign-in, and ends every session. */
export const adminSetUserPassword = defineAdminOperation(fields, async (identity, account, { Password, Permanent }) => {
  if (account.isOfProvider) return refusal('no_password_reset');
  const isStrong = checkPassword(Password);
  if (!isStrong.ok) return isStrong;
  await identity.db.transaction().execute(async (db) => {
    await setPassword(identity, db, account.id, Password);
    await forgetOtherWays(db, account.id);
    if (Permanent) return;
    await db.updateTable('accounts').set({ status: 'FORCE_CHANGE_PASSWORD' }).where('id', '=', account.id).execute();
  });
  await endSessionsOf(identity, account.id);
  return ok({});
});
