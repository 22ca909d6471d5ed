import { ok } from '#shared/result.ts';
import { holdAccount, holdSession } from '../accounts/hold-account.ts';
import { emailAboutAuthenticator } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import { forgetDevices } from '../devices/forget-devices.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import type { AuthorizedSetUp } from './authorize-totp-set-up.ts';
import { countOneTimePassword, forgetOneTimePasswords } from './count-code.ts';
import { stepOfCode } from './one-time-password.ts';

/** Makes a pending secret the account's, if the code was made with it, and writes to its owner. */
export async function provePendingSecret(
  identity: IdentityContext,
  { account, signedIn }: AuthorizedSetUp,
  code: string,
  request: RequestFacts,
): Outcome<undefined> {
  const { db, box } = identity;
  const accountId = account.id;
  if (!(await countOneTimePassword(identity, accountId, request))) return refusal('too_many_passwords');
  const row = await db
    .selectFrom('accounts')
    .select(['sealedPendingTotpSecret', 'totpEnabled'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const pending = row?.sealedPendingTotpSecret ?? '';
  const secret = box.open('totp-secret', accountId, pending);
  const step = secret === undefined ? undefined : stepOfCode(identity, secret, code);
  if (step === undefined) return refusal('one_time_password_not_set_up');
  const isSet = await inOneWrite(identity, async (work) => {
    const isHeld = await (signedIn === undefined ? holdAccount(work, account) : holdSession(work, signedIn));
    if (!isHeld) return false;
    await work
      .updateTable('accounts')
      .set({
        sealedTotpSecret: pending,
        sealedPendingTotpSecret: null,
        totpEnabled: signedIn === undefined ? 1 : (row?.totpEnabled ?? 0),
        totpLastStep: step,
      })
      .where('id', '=', accountId)
      .where('sealedPendingTotpSecret', '=', pending)
      .execute();
    await forgetDevices(work, accountId);
    if (account.isEmailVerified) await identity.messages.email(work, 'letter', emailAboutAuthenticator(account.email));
    return true;
  });
  if (!isSet) return refusal('session_over');
  await forgetOneTimePasswords(identity, accountId, request);
  return ok(undefined);
}
