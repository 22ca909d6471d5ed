import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import type { Limit } from '../limits/count-attempts.ts';

/** How many messages leave the studio for people who are no owners of it. */
export interface MessageCaps {
  readonly emails: ChannelCaps;
  readonly texts: ChannelCaps;
  /** Messages that one network address may ask for. */
  readonly perClientPerHour: number;
}

export interface ChannelCaps {
  /** To one mailbox or number. */
  readonly perRecipientPerDay: number;
  /** Whichever mailboxes or numbers the account names. */
  readonly perAccountPerDay: number;
  /** In all. */
  readonly perDay: number;
}

/** People never reach them; a text message costs money, and premium numbers earn from them. */
export const usualMessageCaps: MessageCaps = {
  emails: { perRecipientPerDay: 20, perAccountPerDay: 20, perDay: 10_000 },
  texts: { perRecipientPerDay: 10, perAccountPerDay: 10, perDay: 500 },
  perClientPerHour: 60,
};

export type MessageChannel = 'emails' | 'texts';

/** The limits that a cap is, by what they are counted under. */
export function limitsOfCaps(caps: MessageCaps, channel: MessageChannel) {
  const { perRecipientPerDay, perAccountPerDay, perDay } = caps[channel];
  const daily = (name: string, most: number): Limit => ({ name: `${channel}-${name}`, most, windowMs: DAY_MS });
  return {
    fromAddress: { name: 'messages-from', most: caps.perClientPerHour, windowMs: HOUR_MS } satisfies Limit,
    toRecipient: daily('to', perRecipientPerDay),
    toAccount: daily('of', perAccountPerDay),
    /** Codes that sign in, by who is asked for. */
    signInCodes: daily('sign-in', Math.ceil(perRecipientPerDay / 2)),
    /** Beyond these: for who asks for the first time in a day from their network, whatever strangers have used up. */
    firstToRecipient: daily('first-to', Math.ceil(perRecipientPerDay / 2)),
    firstFromNetwork: daily('first-from', 1),
    inAll: daily('in', perDay),
    /** Letters that let nobody in, so that a flood of them leaves room for the codes that do. */
    lettersInAll: daily('in', Math.floor(perDay / 2)),
    /** Of these, those to workshops. */
    invitationsInAll: daily('invitations-in', Math.ceil(perDay / 8)),
    /** Of these, those that tell shops what clients did. */
    shopLettersInAll: daily('shops-in', Math.ceil(perDay / 8)),
    /** Of these, those of the newsletter: none uses up another's. */
    newsletterInAll: daily('newsletter-in', Math.floor(perDay / 2) - 2 * Math.ceil(perDay / 8)),
    /** Whoever asks. What comes after is kept, so that a flood of strangers' sign-ups leaves it (count-in-studio.ts). */
    strangersInAll: daily('in', Math.ceil((perDay * 5) / 8)),
    /** With those kept for networks that have asked for little: for newcomers, and for owners who are elsewhere. */
    newNetworksInAll: daily('in', Math.ceil((perDay * 3) / 4)),
    /** Of those kept for who proved something, each account has few: strangers have accounts, too. */
    keptOfAccount: daily('kept-of', 10),
    keptOfNetwork: daily('kept-from', 2),
  };
}

/** What the whole studio is counted under. */
export const WHOLE_STUDIO = 'all';
