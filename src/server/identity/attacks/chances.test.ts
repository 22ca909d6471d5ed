import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '#shared/time-units.ts';
import type { SharedLimit } from '../../limits/shared-limit.ts';
import { limitsOfCaps, usualMessageCaps } from '../../messages/message-caps.ts';
import { newSignInCode } from '../challenges/sign-in-code.ts';
import { longerCode } from '../codes/longer-code.ts';
import { ENTRIES_OF_CODE } from '../codes/outstanding-code.ts';
import { identityLimits } from '../identity-limits.ts';
import { secureRandom } from '../../ports.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { DRIFT_STEPS } from '../totp/one-time-password.ts';

const list = readFileSync(join(import.meta.dirname, '../../../../docs/identity.md'), 'utf8');

const emails = limitsOfCaps(usualMessageCaps, 'emails');
const texts = limitsOfCaps(usualMessageCaps, 'texts');
const perDay = ({ most, windowMs }: { readonly most: number; readonly windowMs: number }) =>
  most * Math.ceil(DAY_MS / windowMs);
const perDayOfAll = ({ shared, kept }: SharedLimit) => perDay(shared) + perDay(kept);
const { codesFromElsewhere, codesOfAccount, codesOfAccountAtHome, secondFactorEmails, signInCodeTries } =
  identityLimits;
const { messagesOfAccountAtHome: askedAtHome } = identityLimits;
const { oneTimePasswordsADayOfAccount: totpOfAll, oneTimePasswordsADayAfterReset: totpAfterReset } = identityLimits;
const { oneTimePasswordsADayOfAccountFromAddress: totpAtHome } = identityLimits;

/** Of 32 digits each, behind the short code. */
const longer = longerCode({ box: createSecretBox(Buffer.alloc(32, 7)) }, '', 'sealed').replaceAll('-', '').length;
/** More than any studio answers: entries of the longer code are not counted. */
const ENTRIES_A_SECOND = 10_000;

const codes = 10 ** secureRandom.code().length;
const signInCodes = 10 ** newSignInCode({ random: secureRandom }).length;
/** Letters with a code that strangers can have sent to one mailbox. */
const letters = perDay(emails.toRecipient) + perDay(emails.firstToRecipient);

/** The chance that one of all guesses of a day is right, of whoever guesses from however many places. */
const chances: readonly (readonly [code: string, chance: number])[] = [
  ['to sign up', (letters * ENTRIES_OF_CODE + perDay(codesFromElsewhere)) / codes],
  ['to confirm an e-mail address', (perDay(emails.toRecipient) * ENTRIES_OF_CODE) / codes],
  ['to confirm a phone number', (perDay(texts.toRecipient) * ENTRIES_OF_CODE) / codes],
  ['to set a new password', (perDayOfAll(codesOfAccount) + perDayOfAll(codesOfAccountAtHome)) / codes],
  ['to set a new password, the longer one', (ENTRIES_A_SECOND * (DAY_MS / SECOND_MS)) / 32 ** longer],
  [
    'to sign in',
    ((perDay(emails.signInCodes) + perDay(emails.firstToRecipient) + perDayOfAll(askedAtHome)) * signInCodeTries.most) /
      signInCodes,
  ],
  ['by e-mail after a password', (perDay(secondFactorEmails) * signInCodeTries.most) / signInCodes],
  [
    'of an authenticator app',
    ((perDay(totpOfAll) + perDay(totpAfterReset) + perDay(totpAtHome)) * (2 * DRIFT_STEPS + 1)) / codes,
  ],
];

test.each(chances)('%s: a day of guessing hits it once in ten thousand at most, as the table says', (code, chance) => {
  // Twelve digits are enough; the rest is what adding fractions leaves.
  const oneIn = Math.floor(Number((1 / chance).toPrecision(12)));
  expect(oneIn).toBeGreaterThanOrEqual(10_000);
  const [row = 'none'] = list.split('\n').filter((line) => line.startsWith(`| ${code} |`));
  expect(row).toContain(`1 in ${oneIn.toLocaleString('en')}`);
});

test('who does not say which sign-up is theirs has fewer entries of a code than who does', () => {
  expect(identityLimits.entriesOfSignUpCode.most).toBeLessThan(ENTRIES_OF_CODE);
});
