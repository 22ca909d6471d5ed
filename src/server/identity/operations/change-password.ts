import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { checkPassword } from '../accounts/password-policy.ts';
import { setPassword } from '../accounts/set-password.ts';
import { holdSession } from '../accounts/hold-account.ts';
import { refusal } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { deleteSessionsOf } from '../tokens/end-sessions.ts';
import { countAttempt, clearAttempts } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { accessToken, defineOperation, password } from './operation.ts';
import { forgetPasswords } from './sign-in/password-attempts.ts';

const input = z.object({ AccessToken: accessToken, PreviousPassword: password, ProposedPassword: password });

/** Changes a known password. The current session goes on, all others end. */
export const changePassword = defineOperation(
  input,
  async (identity, { AccessToken, PreviousPassword, ProposedPassword }) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    const { account, sessionId } = authorized.value;
    const isCounted = await countAttempt(identity, identityLimits.passwordsOfSession, sessionId);
    if (!isCounted) return refusal('too_many_passwords');
    if (!identity.srp.matches(account.id, PreviousPassword, account.password)) return refusal('wrong_password');
    const isStrong = checkPassword(ProposedPassword);
    if (!isStrong.ok) return isStrong;
    const ended = await identity.db.transaction().execute(async (db) => {
      // Of two changes at once, or one beside a reset, only the first knew the password.
      if (!(await holdSession(db, { account, sessionId }))) return undefined;
      await clearAttempts({ db }, identityLimits.passwordsOfSession, sessionId);
      await forgetPasswords(db, account.id);
      await setPassword(identity, db, account.id, ProposedPassword);
      return deleteSessionsOf(db, account.id, sessionId);
    });
    if (ended === undefined) return refusal('revoked_access_token');
    identity.sessionsEnded(ended);
    return ok({});
  },
);
