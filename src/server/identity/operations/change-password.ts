import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { checkPassword } from '../accounts/password-policy.ts';
import { setPassword } from '../accounts/set-password.ts';
import { refusal } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { endSessionsOf } from '../tokens/end-sessions.ts';
import { accessToken, defineOperation, password } from './operation.ts';
import { clearPasswords, countPassword } from './sign-in/password-attempts.ts';

const input = z.object({ AccessToken: accessToken, PreviousPassword: password, ProposedPassword: password });

/** Changes a known password. The current session goes on, all others end. */
export const changePassword = defineOperation(
  input,
  async (identity, { AccessToken, PreviousPassword, ProposedPassword }, request) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    const { account, sessionId } = authorized.value;
    if (!(await countPassword(identity, account.id, request))) return refusal('too_many_passwords');
    if (!identity.srp.matches(account.id, PreviousPassword, account.password)) return refusal('wrong_password');
    const isStrong = checkPassword(ProposedPassword);
    if (!isStrong.ok) return isStrong;
    await identity.db.transaction().execute(async (db) => {
      await clearPasswords(account.id, request)(db);
      await setPassword(identity, db, account.id, ProposedPassword);
    });
    await endSessionsOf(identity, account.id, sessionId);
    return ok({});
  },
);
