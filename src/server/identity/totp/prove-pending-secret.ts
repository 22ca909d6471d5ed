import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { countAttempt, forgetAttempts } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import { stepOfCode } from './one-time-password.ts';

/** Makes a pending secret the account's, if the code was made with it. */
export async function provePendingSecret(
  identity: IdentityContext,
  accountId: string,
  code: string,
  turnsOn: boolean,
): Outcome<undefined> {
  const { db, box } = identity;
  if (!(await countAttempt(identity, identityLimits.oneTimePasswordsOfAccount, accountId)))
    return refusal('too_many_passwords');
  const row = await db
    .selectFrom('accounts')
    .select(['sealedPendingTotpSecret', 'totpEnabled'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const pending = row?.sealedPendingTotpSecret ?? '';
  const secret = box.open('totp-secret', accountId, pending);
  const step = secret === undefined ? undefined : stepOfCode(identity, secret, code);
  if (step === undefined) return refusal('one_time_password_not_set_up');
  await db
    .updateTable('accounts')
    .set({
      sealedTotpSecret: pending,
      sealedPendingTotpSecret: null,
      totpEnabled: turnsOn ? 1 : (row?.totpEnabled ?? 0),
      totpLastStep: step,
    })
    .where('id', '=', accountId)
    .where('sealedPendingTotpSecret', '=', pending)
    .execute();
  await forgetAttempts(identity, identityLimits.oneTimePasswordsOfAccount, accountId);
  return ok(undefined);
}
