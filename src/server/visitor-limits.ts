import type { Limit } from './identity/limits/count-attempts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often visitors may do what. A fair's visitors behind one address never meet them; a flood does within a second. */
export const visitorLimits = {
  trialsFromAddress: { name: 'trials-from', most: 60, windowMs: HOUR_MS },
  waitlistFromAddress: { name: 'waitlist-from', most: 30, windowMs: HOUR_MS },
  contactFromAddress: { name: 'contact-from', most: 30, windowMs: HOUR_MS },
  newsletterFromAddress: { name: 'newsletter-from', most: 30, windowMs: HOUR_MS },
  /** Pages that a letter leads to; a guesser of 192 bits has no use for more. */
  linksFromAddress: { name: 'links-from', most: 120, windowMs: HOUR_MS },
  /** The same form twice is one form that was sent twice. */
  sameForm: { name: 'form', most: 1, windowMs: MINUTE_MS },
  lettersToSubscriber: { name: 'newsletter-to', most: 3, windowMs: DAY_MS },
  /** A flood of other people's addresses, from many places, must not make a spammer of the studio's mail server. */
  lettersToSubscribers: { name: 'newsletter-to-all', most: 1000, windowMs: HOUR_MS },
  /** What a flood from many addresses may put into the owner's mailbox; the rest waits in the lists. */
  lettersToOwners: { name: 'owners', most: 200, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;
