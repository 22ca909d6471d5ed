import { ok } from '#shared/result.ts';
import { maskEmail } from '../accounts/login-email.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { countAttempt, countAttemptFrom, forgetAttempts, limits } from '../limits/count-attempts.ts';
import { refuse } from '../refusals.ts';
import { hashOfCode } from './hash-of-code.ts';
import { type CodePurpose, letterWithCode } from './letters.ts';
import { maskPhone, textWithCode } from './texts.ts';

/** Where a code went, in Cognito's words. */
export interface CodeDelivery {
  readonly CodeDeliveryDetails: {
    readonly AttributeName: 'email' | 'phone_number';
    readonly DeliveryMedium: 'EMAIL' | 'SMS';
    readonly Destination: string;
  };
}

/** Wrong entries after which a code is dead. */
const TRIES = 5;

/**
 * Makes a code, in place of one before it, and sends it.
 * @param destination an e-mail address; for `verify-phone` a number
 */
export async function sendCode(
  identity: IdentityContext,
  request: RequestFacts,
  accountId: string,
  purpose: CodePurpose,
  destination: string,
): Outcome<CodeDelivery> {
  if (!(await mayWrite(identity, request, accountId, purpose))) return refuse('too_many_requests');
  const code = identity.random.code();
  const row = {
    hash: hashOfCode(identity, accountId, purpose, code),
    destination,
    attemptsLeft: TRIES,
    expiresAtMs: identity.clock() + identity.config.codeLifeMs,
  };
  await identity.db
    .insertInto('codes')
    .values({ accountId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['accountId', 'purpose']).doUpdateSet(row))
    .execute();
  const sent =
    purpose === 'verify-phone'
      ? await identity.sms?.send(textWithCode(destination, code))
      : await identity.mail.send(letterWithCode(destination, purpose, code));
  if (sent?.ok !== true) return refuse('letter_not_sent');
  return ok(purpose === 'verify-phone' ? deliveryToPhone(destination) : deliveryTo(destination));
}

/** As {@link sendCode} for somebody without an account: the same answer, the same limits, no letter. */
export async function seemToSendCode(
  identity: IdentityContext,
  request: RequestFacts,
  unknownId: string,
  typed: string,
): Outcome<CodeDelivery> {
  if (!(await mayWrite(identity, request, unknownId, 'sign-up'))) return refuse('too_many_requests');
  await forgetAttempts(identity, limits.codesOfNobody, unknownId);
  return ok(deliveryTo(typed));
}

async function mayWrite(
  identity: IdentityContext,
  { clientAddress }: RequestFacts,
  accountId: string,
  purpose: CodePurpose,
): Promise<boolean> {
  const mayFromHere = await countAttemptFrom(identity, limits.lettersFromAddress, clientAddress);
  if (!mayFromHere || !(await countAttempt(identity, limits.lettersToAccount, accountId))) return false;
  return purpose !== 'verify-phone' || countAttempt(identity, limits.textsToAccount, accountId);
}

const deliveryTo = (email: string): CodeDelivery => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) },
});

const deliveryToPhone = (phone: string): CodeDelivery => ({
  CodeDeliveryDetails: { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: maskPhone(phone) },
});
