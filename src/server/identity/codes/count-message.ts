import type { Database } from '../../db/open-database.ts';
import { addressKey } from '../../limits/address-key.ts';
import { countAttempts, refusingLimit } from '../../limits/count-attempts.ts';
import { limitsOfCaps, WHOLE_STUDIO } from '../../messages/message-caps.ts';
import { isKnownAddress } from '../accounts/known-address.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import type { CodePurpose } from './emails.ts';

/** A message with a code that somebody asks for. */
export interface AskedMessage {
  /** An account, or what stands for one where there is none. */
  readonly accountId: string;
  readonly purpose: CodePurpose;
  /** A mailbox or a number, or the text of a name that has neither (accounts/login-name.ts). */
  readonly recipient: string;
  /** False where nobody is written to: the asker's limits then, but no message is counted. */
  readonly isSent: boolean;
}

/**
 * Whether a message may be queued. `full` is told to nobody: the mailbox or the account has had its messages of the day,
 * which strangers may have asked for; what was sent to it last still holds.
 */
type MessageVerdict = 'may' | 'full' | 'refused';

/** Codes that go to an address which the account has already. */
const TO_THE_ACCOUNT: readonly CodePurpose[] = ['reset', 'sign-in'];

type Counting = Pick<IdentityContext, 'box' | 'clock' | 'config'>;

/**
 * Counts a request for a message by who asks, and the message, if there is one, by who gets it. So what nobody is sent
 * uses up nothing, and no answer depends on whether there was a message. Whoever asks from an address of the account for
 * a code that goes to the account is not bound by what strangers asked for.
 */
export async function countMessage(
  identity: Counting,
  db: Database,
  { clientAddress }: RequestFacts,
  { accountId, purpose, recipient, isSent }: AskedMessage,
): Promise<MessageVerdict> {
  const counter = { db, clock: identity.clock };
  const limits = limitsOfCaps(identity.config.messageCaps, purpose === 'verify-phone' ? 'texts' : 'emails');
  const from = addressKey(clientAddress);
  const inAll = { limit: limits.inAll, who: WHOLE_STUDIO };
  const mayAsk = await countAttempts(
    counter,
    { limit: limits.fromAddress, who: from },
    { limit: identityLimits.messagesOfAccountFromAddress, who: `${accountId}:${from}` },
    { limit: identityLimits.messagesADayOfAccountFromAddress, who: `${accountId}:${from}` },
    { ...inAll, isOnlyRead: true },
  );
  if (!mayAsk) return 'refused';
  const isOwners =
    TO_THE_ACCOUNT.includes(purpose) && (await isKnownAddress({ ...identity, db }, accountId, clientAddress));
  if (purpose === 'sign-in' && !isOwners && !(await countSignInCode(identity, db, accountId, clientAddress))) {
    return 'refused';
  }
  const mailbox = keyOfRecipient(identity, recipient);
  // Where nobody is written to, it is counted apart and binds nobody: without that work the clock would tell.
  const who = (real: string) => (isSent ? real : `nobody:${mailbox}`);
  const all = { limit: limits.inAll, who: who(WHOLE_STUDIO) };
  const ofMailbox = [
    { limit: limits.toRecipient, who: who(mailbox) },
    { limit: limits.toAccount, who: who(accountId) },
  ];
  const isOfSession = isOwners || purpose === 'sign-in';
  const refusing = await refusingLimit(counter, ...(isOfSession ? [] : ofMailbox), all);
  if (refusing === undefined || !isSent) return 'may';
  return refusing === limits.inAll ? 'refused' : 'full';
}

/**
 * Each code to sign in is of one Session, so that none that was sent before helps: they are counted by who is asked for,
 * with an account or without one, and so can be refused.
 */
async function countSignInCode(
  identity: Counting,
  db: Database,
  accountId: string,
  clientAddress: string,
): Promise<boolean> {
  const { signInCodes } = limitsOfCaps(identity.config.messageCaps, 'emails');
  const isWithin = await countAttempts({ db, clock: identity.clock }, { limit: signInCodes, who: accountId });
  return isWithin || countFirstMessage(identity, db, accountId, clientAddress);
}

/**
 * Counts a message of what is kept for those who ask from an address for the first time in a day, where strangers have
 * used up the rest: it takes as many addresses to use it up as there are such messages.
 */
export function countFirstMessage(
  identity: Counting,
  db: Database,
  recipient: string,
  clientAddress: string,
): Promise<boolean> {
  const { firstToRecipient, firstFromAddress } = limitsOfCaps(identity.config.messageCaps, 'emails');
  const who = keyOfRecipient(identity, recipient);
  return countAttempts(
    { db, clock: identity.clock },
    { limit: firstFromAddress, who: `${who}:${addressKey(clientAddress)}` },
    { limit: firstToRecipient, who },
  );
}

/** Counts a message beyond what a mailbox gets a day: of the studio's it is one all the same. */
export function countInAll({ clock, config }: Counting, db: Database): Promise<boolean> {
  return countAttempts({ db, clock }, { limit: limitsOfCaps(config.messageCaps, 'emails').inAll, who: WHOLE_STUDIO });
}

/** As a hash, since anything may be typed, and no list of addresses is kept. */
const keyOfRecipient = ({ box }: Counting, recipient: string): string =>
  box.mac('message', recipient).toString('base64url');

/** Counts an e-mail with a code after a right password, which strangers can't ask for, and so can't use up. */
export function countSecondFactorEmail(
  { clock, config }: Pick<IdentityContext, 'clock' | 'config'>,
  db: Database,
  accountId: string,
): Promise<boolean> {
  return countAttempts(
    { db, clock },
    { limit: identityLimits.secondFactorEmails, who: accountId },
    { limit: limitsOfCaps(config.messageCaps, 'emails').inAll, who: WHOLE_STUDIO },
  );
}
