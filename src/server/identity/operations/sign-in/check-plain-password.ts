import { findAccount } from '../../accounts/find-account.ts';
import { unknownAccount, unknownAccountId } from '../../accounts/unknown-account.ts';
import { afterPassword, type Asked, type FinishSignIn } from '../../challenges/next-step.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { clearPasswords, countPassword } from './password-attempts.ts';

/** Checks a plain password, for clients without SRP and for the hosted pages. */
export async function checkPlainPassword<T extends object>(
  identity: IdentityContext,
  typed: string,
  password: string,
  request: RequestFacts,
  finish: FinishSignIn<T>,
): Outcome<T | Asked> {
  const account = await findAccount(identity, typed);
  const asked = account ?? unknownAccount(identity, unknownAccountId(identity, typed));
  if (!(await countPassword(identity, asked.id, request))) return refusal('too_many_passwords');
  const isRight = identity.srp.matches(asked.id, password, asked.password);
  if (!isRight || account === undefined) return refusal('wrong_password');
  return afterPassword(identity, account, request, clearPasswords(account.id, request), finish);
}
