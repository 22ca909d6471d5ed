import { HOUR_MS } from '#shared/time-units.ts';
import type { Limit } from '../../limits/count-attempts.ts';

export const newsletterLimits = {
  subscriptionsFromAddress: { name: 'newsletter-from', most: 30, windowMs: HOUR_MS },
  /** Openings of an e-mail's links; at this rate guessing 192 bits is hopeless. */
  linksFromAddress: { name: 'links-from', most: 120, windowMs: HOUR_MS },
  emailsToSubscriber: { name: 'newsletter-to', most: 3, windowMs: 24 * HOUR_MS },
  /** A flood of other people's addresses, from many clients, must not turn the studio's mail server into a spammer. */
  emailsToAll: { name: 'newsletter-to-all', most: 1000, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
