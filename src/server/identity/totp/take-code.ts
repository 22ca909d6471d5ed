import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { countOneTimePassword, forgetOneTimePasswords } from './count-code.ts';
import { stepOfCode } from './one-time-password.ts';

/** Accepts the current one-time password of an account, once: of two simultaneous uses, one succeeds. */
export async function takeOneTimePassword(
  identity: IdentityContext,
  accountId: string,
  code: string,
  request: RequestFacts,
): Outcome<undefined> {
  if (!(await countOneTimePassword(identity, accountId, request))) return refusal('too_many_passwords');
  const row = await identity.db
    .selectFrom('accounts')
    .select('sealedTotpSecret')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const secret = identity.box.open('totp-secret', accountId, row?.sealedTotpSecret ?? '');
  const step = secret === undefined ? undefined : stepOfCode(identity, secret, code);
  if (step === undefined || !(await takeStep(identity, accountId, step))) return refusal('wrong_one_time_password');
  await forgetOneTimePasswords(identity, accountId, request);
  return ok(undefined);
}

async function takeStep({ db }: Pick<IdentityContext, 'db'>, accountId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('accounts')
    .set({ totpLastStep: step })
    .where('id', '=', accountId)
    .where('totpLastStep', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
