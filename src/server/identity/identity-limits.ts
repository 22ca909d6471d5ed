import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time-units.ts';
import type { Limit } from '../limits/count-attempts.ts';

/**
 * Limits of attempts. They are ours, since Cognito publishes none: people never reach them, and a guesser of six digits
 * has one chance in fifty thousand a day.
 */
export const identityLimits = {
  passwordsOfAccount: { name: 'password', most: 10, windowMs: 15 * MINUTE_MS },
  passwordsFromAddress: { name: 'passwords-from', most: 100, windowMs: 15 * MINUTE_MS },
  oneTimePasswordsOfAccount: { name: 'totp', most: 10, windowMs: 15 * MINUTE_MS },
  codesOfAccount: { name: 'codes', most: 20, windowMs: DAY_MS },
  /** Guesses at codes of unknown accounts: limited like real ones, so that the answers are the same. */
  codesOfNobody: { name: 'no-code', most: 5, windowMs: DAY_MS },
  codesFromAddress: { name: 'codes-from', most: 100, windowMs: HOUR_MS },
  emailsToAccount: { name: 'emails', most: 5, windowMs: 15 * MINUTE_MS },
  emailsFromAddress: { name: 'emails-from', most: 60, windowMs: HOUR_MS },
  /** Redirects to providers. Each stores a state until the callback. */
  redirectsFromAddress: { name: 'sign-in-states-from', most: 100, windowMs: 15 * MINUTE_MS },
  /** Text messages cost money, and premium numbers earn from them. */
  textsToAccount: { name: 'texts', most: 10, windowMs: DAY_MS },
  signUpsFromAddress: { name: 'sign-ups-from', most: 30, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
