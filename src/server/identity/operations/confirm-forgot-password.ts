import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { forgetOtherWays } from '../accounts/forget-ways-in.ts';
import { findAccount } from '../accounts/find-account.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { rememberAddress } from '../accounts/known-address.ts';
import { namedById } from '../accounts/login-name.ts';
import { checkPassword } from '../accounts/passwords/password-policy.ts';
import { setPassword } from '../accounts/passwords/set-password.ts';
import { findNamedReader } from '../accounts/shown-id.ts';
import { emailAboutReset } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import { useResetCode } from '../codes/use-reset-code.ts';
import { warnOwner } from '../codes/warn-owner.ts';
import { refusal } from '../refusals.ts';
import { deleteSessionsOf } from '../accounts/end-sessions.ts';
import { allowOneTimePasswords } from '../totp/count-code.ts';
import { clientId, code, defineOperation, password, username } from './operation.ts';
import { forgetPasswords } from './sign-in/password-attempts.ts';

const input = z.object({ ClientId: clientId, Username: username, ConfirmationCode: code, Password: password });

/** Replaces a forgotten password, ends every session, takes passkeys and devices away, and writes to the owner. */
export const confirmForgotPassword = defineOperation(
  input,
  async (identity, { Username, ConfirmationCode, Password }, request) => {
    const isStrong = checkPassword(Password);
    if (!isStrong.ok) return isStrong;
    const { id } = await findNamedReader(identity, Username);
    const used = await useResetCode(identity, request, id, ConfirmationCode);
    if (!used.ok) return used;
    // Not before: what is read of an account takes longer than what there is of nobody, and so would tell who has one.
    const account = await findAccount(identity, namedById(id));
    // Nobody was sent this code: it was guessed.
    if (account === undefined) return refusal('wrong_code');
    // In Cognito's words, and only to who reads the mailbox: nobody else learns that there is an account.
    if (account.isDisabled) return refusal('account_disabled');
    // The account has left the mailbox that the code was sent to.
    if (used.value !== account.email) return refusal('old_code');
    const ended = await inOneWrite(identity, async (db) => {
      // The account before what is counted of it: the order in which sign-ins write (hold-account.ts).
      if (!(await holdAccount(db, account))) return undefined;
      // In a statement of its own, which sees a move that was committed while the row was waited for.
      const row = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst();
      if (row?.email !== used.value) return undefined;
      const saltHex = await setPassword(identity, db, id, Password);
      await forgetPasswords(db, id);
      await allowOneTimePasswords(identity, db, id);
      // Whoever reads the mailbox is no stranger here: wrong passwords from elsewhere do not keep them out again.
      await rememberAddress(identity, db, { id, proof: saltHex }, request.clientAddress);
      await forgetOtherWays(db, id);
      await warnOwner(identity, db, account, 'reset', emailAboutReset);
      return deleteSessionsOf(identity, db, id);
    });
    if (ended === undefined) return refusal('old_code');
    identity.sessionsEnded(ended);
    return ok({});
  },
);
