import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time-units.ts';
import type { Limit } from '../limits/count-attempts.ts';
import type { SharedLimit } from '../limits/shared-limit.ts';

/** Half of what all addresses together may try is kept for networks that have tried little: two tries of each. */
const sharedLimit = (name: string, most: number, windowMs: number): SharedLimit => ({
  shared: { name: `${name}-of`, most: most / 2, windowMs },
  kept: { name: `${name}-kept`, most: most / 2, windowMs },
  ofNetwork: { name: `${name}-network`, most: 2, windowMs },
});

/**
 * Limits of attempts. They are ours, since Cognito publishes none: people never reach them. What one address may do to
 * an account is few; what all addresses together may do is more, and no address at which the account signed in lately
 * is bound by it, so that strangers lock nobody out: those have as much together (`…AtHome`). What an address may do (`…FromAddress`) its network may do four
 * times. What a guesser of codes can hope for in a day is computed from them (attacks/chances.test.ts).
 */
export const identityLimits = {
  /** First steps of a sign-in, before anything is proved: a shop behind one address never reaches it. */
  beginningsFromAddress: { name: 'beginnings-from', most: 600, windowMs: 15 * MINUTE_MS },
  /** The same where the account signed in lately, which neighbours who name others don't use up. */
  beginningsOfAccountFromAddress: { name: 'beginnings', most: 100, windowMs: 15 * MINUTE_MS },
  /** Renewals of one session: a client asks for one an hour, each of its windows perhaps once more. */
  refreshesOfSession: { name: 'refreshes', most: 100, windowMs: 15 * MINUTE_MS },
  /** Of all sessions at one address; where the account signed in lately it has its own, which neighbours don't use up. */
  refreshesFromAddress: { name: 'refreshes-from', most: 600, windowMs: 15 * MINUTE_MS },
  refreshesOfAccountFromAddress: { name: 'refreshes-at', most: 600, windowMs: 15 * MINUTE_MS },
  passwordsFromAddress: { name: 'passwords-from', most: 100, windowMs: 15 * MINUTE_MS },
  passwordsOfAccountFromAddress: { name: 'password', most: 10, windowMs: 15 * MINUTE_MS },
  passwordsOfAccount: sharedLimit('passwords', 50, 15 * MINUTE_MS),
  /** At all addresses together at which the account signed in lately: a thief of the password makes as many of them. */
  passwordsOfAccountAtHome: sharedLimit('passwords-home', 50, 15 * MINUTE_MS),
  /** Old passwords entered to change them: counted by session, which strangers have no part in. */
  passwordsOfSession: { name: 'session-password', most: 10, windowMs: 15 * MINUTE_MS },
  /** Three of a million are right at any time, so that few wrong ones a day are too many. */
  oneTimePasswordsADayOfAccount: { name: 'totp-a-day', most: 10, windowMs: DAY_MS },
  /** Beyond them, once the password was reset: who used those up knew the one before. */
  oneTimePasswordsADayAfterReset: { name: 'totp-after-reset', most: 6, windowMs: DAY_MS },
  /** Where the account entered a right one lately. */
  oneTimePasswordsOfAccountFromAddress: { name: 'totp-at', most: 10, windowMs: 15 * MINUTE_MS },
  oneTimePasswordsADayOfAccountFromAddress: { name: 'totp-a-day-at', most: 16, windowMs: DAY_MS },
  /** Not of who is known there, nor of who enters the code of their own sign-up: they are counted apart. */
  codesFromAddress: { name: 'codes-from', most: 100, windowMs: HOUR_MS },
  codesOfAccountFromAddress: { name: 'codes', most: 20, windowMs: DAY_MS },
  /** Between two requests for a code from the same address. */
  entriesOfCode: { name: 'code', most: 5, windowMs: DAY_MS },
  codesOfAccount: sharedLimit('codes', 60, DAY_MS),
  /** At all addresses together at which the account signed in lately: whoever knows the password makes as many of them. */
  codesOfAccountAtHome: sharedLimit('codes-home', 40, DAY_MS),
  /** Codes that confirm an address or a number: entered in a session of the account, in which strangers have no part. */
  ownCodesOfAccount: { name: 'own-codes', most: 20, windowMs: DAY_MS },
  /** Wrong entries that spend the code of a sign-up, where the client does not say that it is its own. */
  entriesOfSignUpCode: { name: 'sign-up-code', most: 2, windowMs: DAY_MS },
  /** Codes of sign-ups of one address by those who can't be told to have signed up; whoever signs up again is no such. */
  codesFromElsewhere: { name: 'codes-elsewhere', most: 10, windowMs: DAY_MS },
  /** Messages with a code that one address may have sent to an account; all together: see message-caps.ts. */
  messagesOfAccountFromAddress: { name: 'messages', most: 5, windowMs: 15 * MINUTE_MS },
  messagesADayOfAccountFromAddress: { name: 'messages-a-day', most: 10, windowMs: DAY_MS },
  /** Letters to reset a password that hold six digits alone; those after them hold the longer code, too. */
  plainResetsOfAccount: { name: 'plain-resets', most: 1, windowMs: DAY_MS },
  /** The same at all addresses together at which the account signed in lately; what comes after is as from strangers. */
  messagesOfAccountAtHome: sharedLimit('messages-home', 20, DAY_MS),
  /** Codes by e-mail after a right password, which strangers can't ask for. */
  secondFactorEmails: { name: 'second-factor-emails', most: 10, windowMs: 15 * MINUTE_MS },
  /** Addresses that an account names for its own: the answer tells which are taken. */
  addressesOfAccount: { name: 'addresses-of', most: 10, windowMs: DAY_MS },
  /** Passkeys that are begun to be added: each is written to its owner about. */
  passkeysOfAccount: { name: 'passkeys', most: 20, windowMs: DAY_MS },
  /** Entries of one code for signing in: of eight digits, so that with the caps of e-mails nobody guesses one. */
  signInCodeTries: { name: 'sign-in-code', most: 5, windowMs: 15 * MINUTE_MS },
  /** Redirects to providers. Each stores a state until the callback. */
  redirectsFromAddress: { name: 'sign-in-states-from', most: 100, windowMs: 15 * MINUTE_MS },
  signUpsFromAddress: { name: 'sign-ups-from', most: 30, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit | SharedLimit>;
