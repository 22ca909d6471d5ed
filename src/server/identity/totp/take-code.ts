import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { type AppOfAccount, countOneTimePassword, forgetOneTimePasswords } from './count-code.ts';
import { stepOfCode } from './one-time-password.ts';

/** Accepts the current one-time password of an account, once: of two simultaneous uses, one succeeds. */
export async function takeOneTimePassword(
  identity: IdentityContext,
  accountId: string,
  code: string,
  request: RequestFacts,
): Outcome<undefined> {
  const row = await identity.db
    .selectFrom('accounts')
    .select('sealedTotpSecret')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const app = { accountId, sealedSecret: row?.sealedTotpSecret ?? null };
  const counted = await countOneTimePassword(identity, app, request);
  if (counted === undefined) return refusal('too_many_one_time_passwords');
  const secret = identity.box.open('totp-secret', accountId, app.sealedSecret ?? '');
  const step = secret === undefined ? undefined : stepOfCode(identity, secret, code);
  if (step === undefined || !(await takeStep(identity, app, step))) return refusal('wrong_one_time_password');
  await forgetOneTimePasswords(identity, counted, app, request);
  return ok(undefined);
}

async function takeStep(
  { db }: Pick<IdentityContext, 'db'>,
  { accountId, sealedSecret }: AppOfAccount,
  step: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('accounts')
    .set({ totpLastStep: step })
    .where('id', '=', accountId)
    // Of the app that gave the code: another may have taken its place.
    .where('sealedTotpSecret', '=', sealedSecret)
    .where('totpLastStep', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
