import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { countAttempt, countAttempts } from '../../../limits/count-attempts.ts';
import { confirmedEmail } from '../../accounts/account.ts';
import { findAccountById } from '../../accounts/find-account.ts';
import { isKnownAddress, placeKnown } from '../../accounts/known-address.ts';
import { protectionOf } from '../../accounts/protection.ts';
import type { Asked } from '../../challenges/ask-for.ts';
import { isStillAsked, openChallenge, spendChallenge } from '../../challenges/challenge-state.ts';
import { continueSignIn, type FinishSignIn } from '../../challenges/next-step.ts';
import { entriesFrom } from '../../codes/count-entry.ts';
import { hashOfSignInCode } from '../../challenges/sign-in-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { identityLimits } from '../../identity-limits.ts';
import { refusal } from '../../refusals.ts';
import { code } from '../operation.ts';
import { nothingAlongside } from '../../tokens/start-session.ts';

export const emailCodeResponses = z.object({ EMAIL_OTP_CODE: code });

/**
 * Checks a code by e-mail, as the first factor or as the second. Tries are counted before the code is compared; after a
 * wrong one the Session stays valid. A name without an account gets the same answers.
 */
export async function answerEmailCode<T extends object>(
  identity: IdentityContext,
  responses: z.infer<typeof emailCodeResponses>,
  session: string,
  request: RequestFacts,
  finish: FinishSignIn<T>,
): Outcome<T | Asked> {
  const opened = openChallenge(identity, 'EMAIL_OTP', session);
  if (!opened.ok) return opened;
  const { accountId, emailCode, nonce, protection } = opened.value;
  if (emailCode === undefined) return refusal('session_over');
  const isKnown = await isKnownAddress(identity, accountId, request.clientAddress);
  const mayFromHere = await countAttempts(identity, ...entriesFrom(accountId, request, isKnown));
  if (!mayFromHere || !(await countAttempt(identity, identityLimits.signInCodeTries, nonce))) {
    return refusal('too_many_sign_in_codes');
  }
  const account = await findAccountById(identity, accountId);
  const address = account && confirmedEmail(account);
  const entered = hashOfSignInCode(identity, accountId, address ?? '', responses.EMAIL_OTP_CODE.trim());
  const isRight = timingSafeEqual(Buffer.from(entered), Buffer.from(emailCode.hash));
  if (!isRight || address === undefined || account === undefined) return refusal('wrong_one_time_password');
  if (!isStillAsked(opened.value, account) || !(await spendChallenge(identity, opened.value))) {
    return refusal('session_over');
  }
  if (!emailCode.isSecond)
    return continueSignIn(identity, account, request, placeKnown(identity, account, request), finish, 'EMAIL_OTP');
  if (account.isDisabled) return refusal('account_disabled');
  // Its owner may have turned such codes off since, or preferred the app.
  if (protection !== protectionOf(account)) return refusal('session_over');
  return finish(identity, account, request, 'itself', nothingAlongside);
}
