import type { Database } from '../../db/open-database.ts';
import { addressKey, networkKey } from '../../limits/address-key.ts';
import { countAttempt, countAttempts, countedFrom, type Limit, refusingLimit } from '../../limits/count-attempts.ts';
import { refusingSharedLimit } from '../../limits/shared-limit.ts';
import { type Asker, countInStudio, shareOfStudio } from '../../messages/count-in-studio.ts';
import { limitsOfCaps, WHOLE_STUDIO } from '../../messages/message-caps.ts';
import { mailboxOf } from '../../messages/mailbox-of.ts';
import type { MessageKind } from '../../messages/message-queue.ts';
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
  /** Who asks by the administrators' API has its key: no limit of an address is theirs. */
  readonly isOfAdministrator?: boolean;
}

/**
 * Whether a message may be queued, and as what. `full` is told to nobody: the mailbox or the account has had its messages
 * of the day, which strangers may have asked for; what was sent to it last still holds. One that is sent all the same is
 * counted of the asker's `share` ({@link countInStudio}). `held` is told to nobody either: from this address no more of
 * them are sent to the account that day, of which a neighbour may have had most; the code that was sent last still resets.
 */
type CountedMessage =
  | { readonly verdict: 'may'; readonly kind: MessageKind }
  | { readonly verdict: 'full'; readonly kind: MessageKind; readonly share: Limit }
  | { readonly verdict: 'held' }
  | { readonly verdict: 'refused' };

/** Codes that go to an address which the account has already. */
const TO_THE_ACCOUNT: readonly CodePurpose[] = ['reset', 'sign-in'];
/** Codes that only who is in a session of the account asks for. */
const IN_A_SESSION: readonly CodePurpose[] = ['verify-email', 'verify-phone'];

const { messagesADayOfAccountFromAddress } = identityLimits;

const REFUSED = { verdict: 'refused' } as const;

type Counting = Pick<IdentityContext, 'box' | 'clock' | 'config'>;

/**
 * Counts a request for a message by who asks, and the message, if there is one, by who gets it. So what nobody is sent
 * uses up nothing, and no answer depends on whether there was a message. Whoever asks from an address of the account for
 * a code that goes to the account is bound neither by what strangers asked for nor by what neighbours asked for others,
 * up to what all such addresses together may ask for in a day: whoever knew the password made any number of them.
 * All counts are taken in one order, that of the studio last.
 */
export async function countMessage(
  identity: Counting,
  db: Database,
  { clientAddress }: RequestFacts,
  { accountId, purpose, recipient, isSent, isOfAdministrator = false }: AskedMessage,
): Promise<CountedMessage> {
  const counter = { db, clock: identity.clock };
  const caps = identity.config.messageCaps;
  const channel = purpose === 'verify-phone' ? 'texts' : 'emails';
  const limits = limitsOfCaps(caps, channel);
  const isKnown =
    !isOfAdministrator &&
    TO_THE_ACCOUNT.includes(purpose) &&
    (await isKnownAddress({ ...identity, db }, accountId, clientAddress));
  const isProved = isKnown || isOfAdministrator || IN_A_SESSION.includes(purpose);
  const asker: Asker = isProved ? { by: 'proof', accountId } : { by: 'address', clientAddress };

  const here = `${accountId}:${addressKey(clientAddress)}`;
  const askedOften = await refusingLimit(
    counter,
    ...(isProved ? [] : countedFrom(limits.fromAddress, clientAddress)),
    { limit: identityLimits.messagesOfAccountFromAddress, who: here },
    { limit: messagesADayOfAccountFromAddress, who: here },
  );
  if (askedOften === messagesADayOfAccountFromAddress && purpose === 'reset' && !isOfAdministrator) {
    return { verdict: 'held' };
  }
  const share = askedOften === undefined ? await shareOfStudio(counter, caps, channel, asker) : undefined;
  if (share === undefined) return REFUSED;
  const isAtHome = isKnown && (await countAtHome(identity, db, accountId, clientAddress));
  const kind = kindOf(purpose, isAtHome || isOfAdministrator);
  if (purpose === 'sign-in' && !isAtHome && !(await countSignInCode(identity, db, accountId, clientAddress))) {
    return REFUSED;
  }
  const mailbox = keyOfRecipient(identity, recipient);
  // Where nobody is written to, it is counted apart and binds nobody: without that work the clock would tell.
  const who = (real: string) => (isSent ? real : `nobody:${mailbox}`);
  const refusing =
    isAtHome || purpose === 'sign-in'
      ? undefined
      : await refusingLimit(
          counter,
          { limit: limits.toRecipient, who: who(mailbox) },
          { limit: limits.toAccount, who: who(accountId) },
        );
  if (refusing !== undefined && isSent) return { verdict: 'full', kind, share };
  const isWithin = await countAttempt(counter, share, who(WHOLE_STUDIO));
  return isWithin || !isSent ? { verdict: 'may', kind } : REFUSED;
}

/** How soon it leaves. Whoever asks at home proved something, though not now; an administrator may ask for many at once. */
function kindOf(purpose: CodePurpose, isOfNoStranger: boolean): MessageKind {
  if (IN_A_SESSION.includes(purpose)) return 'proved-code';
  return isOfNoStranger ? 'home-code' : 'code';
}

/** @returns whether it is one of those that all addresses of the account may ask for together */
async function countAtHome(
  identity: Counting,
  db: Database,
  accountId: string,
  clientAddress: string,
): Promise<boolean> {
  const counter = { db, clock: identity.clock };
  const { messagesOfAccountAtHome } = identityLimits;
  const refusing = await refusingSharedLimit(counter, [], messagesOfAccountAtHome, accountId, clientAddress);
  return refusing === undefined;
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
 * Counts a message of what is kept for those who ask from a network for the first time in a day, where strangers have
 * used up the rest: it takes as many networks to use it up as there are such messages.
 */
export function countFirstMessage(
  identity: Counting,
  db: Database,
  recipient: string,
  clientAddress: string,
): Promise<boolean> {
  const { firstToRecipient, firstFromNetwork } = limitsOfCaps(identity.config.messageCaps, 'emails');
  const who = keyOfRecipient(identity, recipient);
  return countAttempts(
    { db, clock: identity.clock },
    { limit: firstFromNetwork, who: `${who}:${networkKey(clientAddress)}` },
    { limit: firstToRecipient, who },
  );
}

/** As a hash, since anything may be typed, and no list of addresses is kept. */
const keyOfRecipient = ({ box }: Counting, recipient: string): string =>
  box.mac('message', mailboxOf(recipient)).toString('base64url');

/** Counts an e-mail with a code after a right password, which strangers can't ask for, and so can't use up. */
export async function countSecondFactorEmail(
  { clock, config }: Pick<IdentityContext, 'clock' | 'config'>,
  db: Database,
  accountId: string,
): Promise<boolean> {
  const counter = { db, clock };
  if (!(await countAttempt(counter, identityLimits.secondFactorEmails, accountId))) return false;
  const share = await shareOfStudio(counter, config.messageCaps, 'emails', { by: 'proof', accountId });
  return share !== undefined && countInStudio(counter, share);
}
