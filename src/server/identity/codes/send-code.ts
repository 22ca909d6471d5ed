import type { EmailAddress } from '#shared/email-address.ts';
import { ok } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import { retriedTransaction } from '../../db/retried-transaction.ts';
import { countAttempt } from '../../limits/count-attempts.ts';
import type { EmailMessage } from '../../mail/mail.ts';
import { countInStudio } from '../../messages/count-in-studio.ts';
import { maskEmail } from '../accounts/mask-email.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import { allowResetEntries } from './count-entry.ts';
import { countMessage } from './count-message.ts';
import { type CodePurpose, type EmailPurpose, emailWithCode } from './emails.ts';
import { longerCode } from './longer-code.ts';
import { codeToSend, outstandingDestination } from './outstanding-code.ts';
import { maskPhone, textWithCode } from './texts.ts';

/** Where a code went, in Cognito's words. */
export interface CodeDelivery {
  readonly CodeDeliveryDetails: {
    readonly AttributeName: 'email' | 'phone_number';
    readonly DeliveryMedium: 'EMAIL' | 'SMS';
    readonly Destination: string;
  };
}

/** What a code is for, and where it goes. */
export type CodeDestination =
  | { readonly purpose: EmailPurpose; readonly destination: EmailAddress }
  | { readonly purpose: 'verify-phone'; readonly destination: string };

/**
 * Sends a code, the same one again if it was asked for lately. The message is queued, so that the answer comes at once
 * and says nothing of what a mail server makes of it.
 */
export function sendCode(
  identity: IdentityContext,
  request: RequestFacts,
  accountId: string,
  to: CodeDestination,
  isOfAdministrator = false,
): Outcome<CodeDelivery> {
  return inOneWrite(identity, (db) => writeCode(identity, db, request, accountId, to, isOfAdministrator));
}

/** As {@link sendCode}, within a transaction, after which the caller begins to send ({@link inOneWrite}). */
export async function writeCode(
  identity: IdentityContext,
  db: Database,
  request: RequestFacts,
  accountId: string,
  to: CodeDestination,
  isOfAdministrator = false,
): Outcome<CodeDelivery> {
  const { purpose, destination } = to;
  const owner = { accountId, purpose };
  const delivery = purpose === 'verify-phone' ? deliveryToPhone(destination) : deliveryTo(destination);
  const allow = async () => (purpose === 'reset' ? allowResetEntries(db, request, accountId) : undefined);
  const asked = { ...owner, recipient: destination, isSent: true, isOfAdministrator };
  const counted = await countMessage(identity, db, request, asked);
  if (counted.verdict === 'refused') return refusal('too_many_requests');
  if (counted.verdict === 'held') {
    await allow();
    return ok(delivery);
  }
  const { kind } = counted;
  if (counted.verdict === 'full') {
    // The code that was sent last is in the mailbox and still opens: that is what the answer says.
    if ((await outstandingDestination(identity, db, owner)) === destination) {
      await allow();
      await identity.messages.nothing(db, kind);
      return ok(delivery);
    }
    // Strangers can't reset a password for its owner to have no code: one more letter goes each time that a code ends.
    const isSent = purpose === 'reset' && (await countInStudio({ ...identity, db }, counted.share));
    if (!isSent) return refusal('too_many_requests');
  }
  const { code, sealedCode } = await codeToSend(identity, db, owner, destination);
  const isPlain = await countPlain(identity, db, owner);
  await allow();
  await (to.purpose === 'verify-phone'
    ? identity.messages.text(db, kind, textWithCode(destination, code))
    : identity.messages.email(
        db,
        kind,
        emailWithCode(to.destination, to.purpose, code, isPlain ? undefined : longerCode(identity, code, sealedCode)),
      ));
  return ok(delivery);
}

/**
 * As {@link sendCode} where there is nobody to send a code to: the same answer, limits and work.
 * @param recipient whom the letter goes to, or the text of a name that nobody has
 * @param letter What the reader of the address is told instead, if there is one.
 */
export async function pretendToSendCode(
  identity: IdentityContext,
  request: RequestFacts,
  unknownId: string,
  purpose: EmailPurpose,
  recipient: string,
  letter?: EmailMessage,
): Outcome<CodeDelivery> {
  return inOneWrite(identity, async (db) => {
    const asked = { accountId: unknownId, purpose, recipient, isSent: letter !== undefined };
    const { verdict } = await countMessage(identity, db, request, asked);
    if (verdict === 'refused') return refusal('too_many_requests');
    if (verdict === 'held') {
      await allowResetEntries(db, request, unknownId);
      return ok(deliveryTo(recipient));
    }
    const owner = { accountId: unknownId, purpose };
    await codeToSend(identity, db, owner, '');
    await countPlain(identity, db, owner);
    await allowResetEntries(db, request, unknownId);
    const isSent = letter !== undefined && verdict === 'may';
    await (isSent ? identity.messages.email(db, 'code', letter) : identity.messages.nothing(db, 'code'));
    return ok(deliveryTo(recipient));
  });
}

/** @returns whether this letter holds its short code alone: one who asks again may be kept from entering that */
async function countPlain(
  { clock }: Pick<IdentityContext, 'clock'>,
  db: Database,
  { accountId, purpose }: { readonly accountId: string; readonly purpose: CodePurpose },
): Promise<boolean> {
  return purpose !== 'reset' || countAttempt({ db, clock }, identityLimits.plainResetsOfAccount, accountId);
}

/** Runs writes in one transaction; what they queued is sent afterwards. */
export async function inOneWrite<T>(
  { db, messages }: Pick<IdentityContext, 'db' | 'messages'>,
  write: (db: Database) => Promise<T>,
): Promise<T> {
  const written = await retriedTransaction(db, write);
  messages.send();
  return written;
}

/** @param name an address, or the text of a name that has none */
export const deliveryTo = (name: string): CodeDelivery => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(name) },
});

const deliveryToPhone = (phone: string): CodeDelivery => ({
  CodeDeliveryDetails: { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: maskPhone(phone) },
});
