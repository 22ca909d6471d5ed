import { z } from 'zod';
import { isKnownAddress } from '../../accounts/known-address.ts';
import { unknownAccount } from '../../accounts/unknown-account.ts';
import { isStillAsked, openChallenge, spendChallenge } from '../../challenges/challenge-state.ts';
import { continueSignIn, finishWithTokens } from '../../challenges/next-step.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { findWhoEntersById } from '../../sign-ups/find-who-enters.ts';
import { readClientPublic } from '../../srp/srp.ts';
import { opaque, username } from '../operation.ts';
import { clearPasswords, countPassword } from './password-attempts.ts';

export const srpResponses = z.object({
  USERNAME: username,
  PASSWORD_CLAIM_SECRET_BLOCK: opaque,
  PASSWORD_CLAIM_SIGNATURE: z.string().min(1).max(128),
  TIMESTAMP: z.string().min(1).max(64),
});

/**
 * The second half of SRP. The challenge is spent before the answer is checked, and a wrong answer costs as much work as
 * one for an unknown account.
 */
export async function answerSrp(
  identity: IdentityContext,
  responses: z.infer<typeof srpResponses>,
  request: RequestFacts,
): Outcome<object> {
  const opened = openChallenge(identity, 'PASSWORD_VERIFIER', responses.PASSWORD_CLAIM_SECRET_BLOCK);
  if (!opened.ok || opened.value.step === undefined) return refusal('wrong_password');
  const { accountId, signUpId, saltHex, step } = opened.value;
  const clientPublic = readClientPublic(step.clientPublicHex);
  if (clientPublic === undefined || responses.USERNAME.text !== accountId) return refusal('wrong_password');

  const taken = await identity.db.transaction().execute(async (db) => {
    if (!(await spendChallenge({ db }, opened.value))) return 'spent';
    const isKnown = await isKnownAddress({ ...identity, db }, accountId, request.clientAddress);
    return countPassword({ ...identity, db }, accountId, isKnown, request);
  });
  if (taken === 'spent') return refusal('wrong_password');
  if (taken === undefined) return refusal('too_many_passwords');

  const account = await findWhoEntersById(identity, accountId, signUpId);
  const record = account?.password ?? unknownAccount(identity, accountId).password;
  const isSigned = identity.srp.isSignedBy(
    {
      ...step,
      userId: accountId,
      record,
      clientPublic,
      secretBlock: Buffer.from(responses.PASSWORD_CLAIM_SECRET_BLOCK, 'base64'),
      timestamp: responses.TIMESTAMP,
    },
    Buffer.from(responses.PASSWORD_CLAIM_SIGNATURE, 'base64'),
  );
  if (!isSigned || account === undefined || record.saltHex !== saltHex) return refusal('wrong_password');
  if (!isStillAsked(opened.value, account)) return refusal('session_over');
  return continueSignIn(
    identity,
    account,
    request,
    clearPasswords(identity, account, request, taken),
    finishWithTokens,
  );
}
