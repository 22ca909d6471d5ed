import { ok } from '#shared/result.ts';
import { rememberAddress } from '../accounts/known-address.ts';
import { checkPassword } from '../accounts/passwords/password-policy.ts';
import { setPassword } from '../accounts/passwords/set-password.ts';
import { emailAboutChangedPassword } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import { warnOwner } from '../codes/warn-owner.ts';
import { refusal } from '../refusals.ts';
import { deleteSessionsOf } from '../accounts/end-sessions.ts';
import { countAttempt, clearAttempts } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { password } from './operation.ts';
import { defineOwnOperation } from './own-operation.ts';
import { forgetPasswords } from './sign-in/password-attempts.ts';

/** Changes a known password, and writes to its owner. The current session goes on, all others end. */
export const changePassword = defineOwnOperation(
  // The old password is what is fresh.
  { asks: 'proved' },
  { PreviousPassword: password, ProposedPassword: password },
  async (identity, { account, session, hold }, { PreviousPassword, ProposedPassword }, request) => {
    const isCounted = await countAttempt(identity, identityLimits.passwordsOfSession, session.id);
    if (!isCounted) return refusal('too_many_passwords');
    if (!identity.srp.matches(account.id, PreviousPassword, account.password)) return refusal('wrong_password');
    const isStrong = checkPassword(ProposedPassword);
    if (!isStrong.ok) return isStrong;
    const ended = await inOneWrite(identity, async (db) => {
      // Of two changes at once, or one beside a reset, only the first knew the password.
      const held = await hold(db);
      if (!held.ok) return held;
      await clearAttempts({ db }, identityLimits.passwordsOfSession, session.id);
      await forgetPasswords(db, account.id);
      const saltHex = await setPassword(identity, db, account.id, ProposedPassword);
      await rememberAddress(identity, db, { id: account.id, proof: saltHex }, request.clientAddress);
      await warnOwner(identity, db, held.value.account, 'password', emailAboutChangedPassword);
      return ok(await deleteSessionsOf(identity, db, account.id, session.id));
    });
    if (!ended.ok) return ended;
    identity.sessionsEnded(ended.value);
    return ok({});
  },
);
