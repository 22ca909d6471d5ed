import { ok } from '#shared/result.ts';
import { maskEmail } from '../accounts/mask-email.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { countAttempt, countAttemptFrom, forgetAttempts } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import { hashOfCode } from './hash-of-code.ts';
import { type CodePurpose, emailWithCode } from './emails.ts';
import { maskPhone, textWithCode } from './texts.ts';

/** Where a code went, in Cognito's words. */
export interface CodeDelivery {
  readonly CodeDeliveryDetails: {
    readonly AttributeName: 'email' | 'phone_number';
    readonly DeliveryMedium: 'EMAIL' | 'SMS';
    readonly Destination: string;
  };
}

/** Wrong entries after which a code no longer works. */
const TRIES = 5;

/**
 * Creates a code, which replaces an earlier one, and sends it.
 * @param destination an e-mail address; for `verify-phone` a number
 */
export async function sendCode(
  identity: IdentityContext,
  request: RequestFacts,
  accountId: string,
  purpose: CodePurpose,
  destination: string,
): Outcome<CodeDelivery> {
  if (!(await mayWrite(identity, request, accountId, purpose))) return refusal('too_many_requests');
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
      : await identity.mail.send(emailWithCode(destination, purpose, code));
  if (sent?.ok !== true) return refusal('email_not_sent');
  return ok(purpose === 'verify-phone' ? deliveryToPhone(destination) : deliveryTo(destination));
}

/** As {@link sendCode} for an unknown account: the same answer and limits, but no e-mail. */
export async function seemToSendCode(
  identity: IdentityContext,
  request: RequestFacts,
  unknownId: string,
  typed: string,
): Outcome<CodeDelivery> {
  if (!(await mayWrite(identity, request, unknownId, 'sign-up'))) return refusal('too_many_requests');
  await forgetAttempts(identity, identityLimits.codesOfNobody, unknownId);
  return ok(deliveryTo(typed));
}

async function mayWrite(
  identity: IdentityContext,
  { clientAddress }: RequestFacts,
  accountId: string,
  purpose: CodePurpose,
): Promise<boolean> {
  const mayFromHere = await countAttemptFrom(identity, identityLimits.emailsFromAddress, clientAddress);
  if (!mayFromHere || !(await countAttempt(identity, identityLimits.emailsToAccount, accountId))) return false;
  return purpose !== 'verify-phone' || countAttempt(identity, identityLimits.textsToAccount, accountId);
}

const deliveryTo = (email: string): CodeDelivery => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) },
});

const deliveryToPhone = (phone: string): CodeDelivery => ({
  CodeDeliveryDetails: { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: maskPhone(phone) },
});
