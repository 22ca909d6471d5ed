import type { Limit } from '../../limits/count-attempts.ts';

const HOUR_MS = 3_600_000;

export const newsletterLimits = {
  subscriptionsFromAddress: { name: 'newsletter-from', most: 30, windowMs: HOUR_MS },
  /** Pages that an e-mail leads to; a guesser of 192 bits has no use for more. */
  linksFromAddress: { name: 'links-from', most: 120, windowMs: HOUR_MS },
  emailsToSubscriber: { name: 'newsletter-to', most: 3, windowMs: 24 * HOUR_MS },
  /** A flood of other people's addresses, from many places, must not make a spammer of the studio's mail server. */
  emailsToAll: { name: 'newsletter-to-all', most: 1000, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
