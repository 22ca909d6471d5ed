import { isKnownPlace } from '../../accounts/known-address.ts';
import type { LoginName } from '../../accounts/login-name.ts';
import { unknownAccount } from '../../accounts/unknown-account.ts';
import type { Asked } from '../../challenges/ask-for.ts';
import { continueSignIn, type FinishSignIn } from '../../challenges/next-step.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { findWhoEnters } from '../../sign-ups/find-who-enters.ts';
import { clearPasswords, countPassword } from './password-attempts.ts';

/** Checks a plain password, for clients without SRP and for the hosted pages. */
export async function checkPlainPassword<T extends object>(
  identity: IdentityContext,
  name: LoginName,
  password: string,
  request: RequestFacts,
  finish: FinishSignIn<T>,
): Outcome<T | Asked> {
  const { account, id } = await findWhoEnters(identity, name, request);
  const asked = account ?? unknownAccount(identity, id);
  const place = { id: asked.id, proof: asked.password.saltHex };
  const isKnown = await isKnownPlace(identity, place, request.clientAddress);
  const counted = await countPassword(identity, asked.id, isKnown, request);
  if (counted === undefined) return refusal('too_many_passwords');
  const isRight = identity.srp.matches(asked.id, password, asked.password);
  if (!isRight || account === undefined) return refusal('wrong_password');
  return continueSignIn(identity, account, request, clearPasswords(identity, account, request, counted), finish);
}
