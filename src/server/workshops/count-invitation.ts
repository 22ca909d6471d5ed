import { createHash } from 'node:crypto';
import type { EmailAddress } from '#shared/email-address.ts';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import { addressKey, networkKey } from '../limits/address-key.ts';
import { attemptsSoFar, countAttempts, type Counter, type Limit } from '../limits/count-attempts.ts';
import { mailboxOf } from '../messages/mailbox-of.ts';
import { limitsOfCaps, type MessageCaps, WHOLE_STUDIO } from '../messages/message-caps.ts';

export const invitationLimits = {
  /** More than any shop engages in a day; few enough that an account is no machine for sending letters. */
  ofWorkshop: { name: 'invitations-of', most: 20, windowMs: DAY_MS },
  /** Whichever workshops it is an owner of. */
  ofAccount: { name: 'invitations-by', most: 30, windowMs: DAY_MS },
  /** Whoever asks, and whichever workshops they found: an address sends no more letters than this. */
  ofAddress: { name: 'invitations-from', most: 60, windowMs: HOUR_MS },
  /** What one workshop may send to one mailbox. */
  toRecipient: { name: 'invitations-to-from', most: 3, windowMs: DAY_MS },
  /**
   * To one mailbox, whoever invites. A limit of its own: invitations use up nothing of what codes to sign in may be sent.
   */
  toMailbox: { name: 'invitations-to', most: 10, windowMs: DAY_MS },
  /**
   * Of those, what each network and each account has once {@link FOR_ANYBODY} are used up: to displace a shop's own takes
   * as many accounts as there are left, each at a network of its own.
   */
  keptOfNetwork: { name: 'invitations-kept', most: 1, windowMs: DAY_MS },
  keptOfAccount: { name: 'invitations-kept-by', most: 1, windowMs: DAY_MS },
  /** Of the studio's, once all but {@link KEPT_OF_STUDIO} are used up: what is kept for those who have sent few. */
  keptInStudioOfNetwork: { name: 'invitations-in-kept', most: 2, windowMs: DAY_MS },
  keptInStudioOfAccount: { name: 'invitations-in-kept-by', most: 2, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** So many of a mailbox's are anybody's. */
const FOR_ANYBODY = 3;

/** Of the studio's invitations of a day, what is kept, so that a flood of many accounts leaves some to a shop. */
const KEPT_OF_STUDIO = 1 / 4;

/** What an invitation is counted by. */
export interface CountedInvitation {
  readonly workshopId: string;
  readonly accountId: string;
  readonly email: EmailAddress;
  readonly clientAddress: string;
}

/**
 * Counts an invitation before it is written: by workshop, by who invites and from where, by the mailbox, however it is spelt,
 * and by what the studio sends in a day, of which invitations have their share.
 * @returns false if it may not be sent
 */
export async function countInvitation(
  counter: Counter,
  caps: MessageCaps,
  { workshopId, accountId, email, clientAddress }: CountedInvitation,
): Promise<boolean> {
  const { ofWorkshop, ofAccount, ofAddress, toRecipient, toMailbox } = invitationLimits;
  const { lettersInAll, invitationsInAll } = limitsOfCaps(caps, 'emails');
  // As a hash: who was invited is kept no longer than the invitation.
  const mailbox = createHash('sha256').update(mailboxOf(email)).digest('base64url');
  const { count } = await attemptsSoFar(counter, toMailbox, mailbox);
  const isKept = count >= FOR_ANYBODY;
  const network = networkKey(clientAddress);
  const inStudio = await attemptsSoFar(counter, invitationsInAll, WHOLE_STUDIO);
  const isKeptInStudio = inStudio.count >= Math.floor(invitationsInAll.most * (1 - KEPT_OF_STUDIO));
  const { keptOfNetwork, keptOfAccount, keptInStudioOfNetwork, keptInStudioOfAccount } = invitationLimits;
  const kept = [
    { limit: keptOfNetwork, who: `${mailbox}:${network}` },
    { limit: keptOfAccount, who: `${mailbox}:${accountId}` },
  ];
  const keptInStudio = [
    { limit: keptInStudioOfNetwork, who: network },
    { limit: keptInStudioOfAccount, who: accountId },
  ];
  return countAttempts(
    counter,
    { limit: ofWorkshop, who: workshopId },
    { limit: ofAccount, who: accountId },
    { limit: ofAddress, who: addressKey(clientAddress) },
    { limit: toRecipient, who: `${workshopId}:${mailbox}` },
    ...(isKept ? kept : []),
    ...(isKeptInStudio ? keptInStudio : []),
    { limit: isKept ? toMailbox : { ...toMailbox, most: FOR_ANYBODY }, who: mailbox },
    { limit: invitationsInAll, who: WHOLE_STUDIO },
    { limit: lettersInAll, who: WHOLE_STUDIO },
  );
}
