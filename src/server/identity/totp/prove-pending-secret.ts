import { ok } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../accounts/account.ts';
import { askEverybodyAnew } from '../challenges/ask-anew.ts';
import { emailAboutAuthenticator } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import { warnOwner } from '../codes/warn-owner.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { countOneTimePassword, forgetOneTimePasswords } from './count-code.ts';
import { stepOfCode } from './one-time-password.ts';
import { openPendingSecret, type PendingOwner } from './pending-secret.ts';

/** Who proves an app: in a session, or on the way to one. */
export interface TotpSetUp extends PendingOwner {
  readonly account: Account;
  /** Holds the account's row to the end of the transaction, if they still may. @returns the account as it is then */
  hold(db: Database): Outcome<Account>;
}

/** Makes a pending secret the account's, if the code was made with it, and writes to its owner. */
export async function provePendingSecret(
  identity: IdentityContext,
  setUp: TotpSetUp,
  code: string,
  request: RequestFacts,
): Outcome<undefined> {
  const { db, box } = identity;
  const { account, sessionId, hold } = setUp;
  const accountId = account.id;
  const before = { accountId, sealedSecret: account.totp.sealedSecret };
  const counted = await countOneTimePassword(identity, before, request);
  if (counted === undefined) return refusal('too_many_one_time_passwords');
  const row = await db
    .selectFrom('accounts')
    .select('sealedPendingTotpSecret')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const pending = row?.sealedPendingTotpSecret ?? null;
  const secret = openPendingSecret(identity, setUp, pending);
  if (secret === undefined) return refusal('one_time_password_not_set_up');
  const step = stepOfCode(identity, secret, code);
  if (step === undefined) return refusal('one_time_password_not_set_up');
  const sealedSecret = box.seal('totp-secret', accountId, secret);
  const proved = await inOneWrite(identity, async (work) => {
    const held = await hold(work);
    if (!held.ok) return held;
    const taken = await work
      .updateTable('accounts')
      .set({
        sealedTotpSecret: sealedSecret,
        sealedPendingTotpSecret: null,
        totpLastStep: step,
        ...(sessionId === undefined ? { totpEnabled: 1 as const } : {}),
      })
      .where('id', '=', accountId)
      .where('sealedPendingTotpSecret', '=', pending)
      .returning('id')
      .executeTakeFirst();
    // Another secret was issued meanwhile.
    if (taken === undefined) return refusal('one_time_password_not_set_up');
    await askEverybodyAnew(work, accountId, sessionId);
    await warnOwner(identity, work, held.value, 'authenticator', emailAboutAuthenticator);
    return ok(undefined);
  });
  if (proved.ok) await forgetOneTimePasswords(identity, counted, { accountId, sealedSecret }, request);
  return proved;
}
