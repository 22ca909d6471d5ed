import { brand } from '#shared/brand.ts';
import type { EmailAddress } from '#shared/email-address.ts';
import type { WorkshopRole } from '../../db/workshop-tables.ts';
import type { EmailMessage } from '../../mail/mail.ts';
import { ROLE_IN_WORDS } from '../../workshops/role-in-words.ts';
import { temporaryPasswordLife } from '../accounts/passwords/temporary-password.ts';
import type { PoolConfig } from '../pool-config.ts';

/** The purpose of a code. */
export type CodePurpose = EmailPurpose | 'verify-phone';

/** The purpose of a code that is sent by e-mail. */
export type EmailPurpose = 'sign-up' | 'reset' | 'verify-email' | 'sign-in';

/** Somebody who is left in a workshop. */
interface Left {
  readonly email: EmailAddress | undefined;
  readonly role: WorkshopRole;
}

/** People named in one letter; most shops are fewer. */
const MOST_NAMED = 50;

/** A shop may have no address of its own. */
const writeToUs = brand.supportEmail === undefined ? 'tell whoever runs it' : `write to ${brand.supportEmail}`;

const WORDS: Readonly<Record<EmailPurpose, readonly [subject: string, sentence: string]>> = {
  'sign-up': ['Confirm your account', 'Enter this code to confirm your account'],
  reset: ['Reset your password', 'Enter this code to set a new password'],
  'sign-in': ['Your code to log in', 'Enter this code to log in'],
  'verify-email': ['Confirm your e-mail address', 'Enter this code to confirm your e-mail address'],
};

/** The e-mail to somebody whose account an administrator created. */
export function invitation(
  to: EmailAddress,
  password: string,
  config: Pick<PoolConfig, 'temporaryPasswordLifeMs'>,
): EmailMessage {
  return {
    to,
    subject: `${brand.name}: Your account`,
    text: `An account was created for you. Log in with this address and this password, which you then replace:\n\n    ${password}\n\nIt works ${temporaryPasswordLife(config)}. After that, ask whoever gave it to you for another.\n`,
  };
}

/**
 * The e-mail that carries a code. It repeats no user input, so nobody can send their own words with it.
 * @param longer The longer code (longer-code.ts), where strangers may have used up what the code may be entered.
 */
export function emailWithCode(to: EmailAddress, purpose: EmailPurpose, code: string, longer?: string): EmailMessage {
  const [subject, sentence] = WORDS[purpose];
  const more =
    longer === undefined
      ? ''
      : `If it is refused because too many wrong ones were entered, perhaps not by you, enter this longer one instead:\n\n    ${longer}\n\n`;
  return {
    to,
    subject: `${brand.name}: ${subject}`,
    text: `${sentence}:\n\n    ${code}\n\n${more}If you did not ask for it, do nothing: nobody gets in without it.\n`,
  };
}

/**
 * The code of a sign-up. Where others wait for the same address, the letter says what becomes of their codes: it can't
 * say which is the reader's.
 * @param longer where others wait: what confirms that sign-up of them which its client says to be its own
 */
export function emailToConfirm(to: EmailAddress, code: string, longer: string | undefined): EmailMessage {
  const letter = emailWithCode(to, 'sign-up', code);
  if (longer === undefined) return letter;
  const more = `Somebody signed up with this address more than once, perhaps not you. Enter this code only where you signed up yourself, just now. If it is refused, sign up again there and enter the code that then comes. If none comes, enter this longer one there, on the login page of the studio:\n\n    ${longer}\n`;
  return { ...letter, text: `${letter.text}\n${more}` };
}

/** To somebody who asks for the code of a sign-up where several wait, of which none can be told to be theirs. */
export const emailToSignUpAgain = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: ${WORDS['sign-up'][0]}`,
  text: 'Somebody signed up with this address more than once. Please sign up again: the code that then comes confirms the password that you chose. If it is refused, sign up on the login page of the studio itself.\n\nIf it was not you, do nothing: nobody gets in without a code.\n',
});

/** To somebody who asks for a code although an administrator gave them a password, which no code may replace. */
export const emailAboutTemporaryPassword = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: ${WORDS.reset[0]}`,
  text: 'No code can set your password yet: log in with the one that you were given, or ask whoever gave it to you for another.\n',
});

/** To the owner of an account, who knows whether it was them. */
export const emailAboutPasskey = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: A passkey was added`,
  text: `A passkey was added to your account at ${brand.name}. It opens the account without the password.\n\nIf that was not you, reset your password: that takes all passkeys away.\n`,
});

/** To the owner of an account, who knows whether it was them. */
export const emailAboutAuthenticator = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: An authenticator app was set up`,
  text: `An authenticator app was set up for your account at ${brand.name}. An app from before gives no codes for it any more.\n\nIf that was not you, reset your password and ${writeToUs} at once.\n`,
});

/** To the owner of an account, who knows whether it was them. It names no device: programs call themselves as they like. */
export const emailAboutDevice = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: A device is remembered`,
  text: `A device is remembered for your account at ${brand.name}. There the password alone signs in, without the code that is asked for elsewhere.\n\nIf that was not you, reset your password: that takes all devices away.\n`,
});

/** To the owner of an account, who knows whether it was them. */
export const emailAboutSecondFactors = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: How you log in was changed`,
  text: `It was changed which code your account at ${brand.name} asks for besides the password.\n\nIf that was not you, reset your password and ${writeToUs} at once.\n`,
});

/** To the owner of an account, who knows whether it was them. */
export const emailAboutDeletedPasskey = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: A passkey was deleted`,
  text: `A passkey of your account at ${brand.name} was deleted. It opens the account no longer.\n\nIf that was not you, reset your password and ${writeToUs} at once.\n`,
});

/** To the owner of an account, who knows whether it was them. */
export const emailAboutChangedPassword = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: Your password was changed`,
  text: `The password of your account at ${brand.name} was changed, by somebody who knew the old one. All other windows were signed out, and invitations to a workshop that nobody had accepted were taken back.\n\nIf that was not you, reset your password and ${writeToUs} at once.\n`,
});

/** To the mailbox by which a password was reset. */
export const emailAboutReset = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: Your password was reset`,
  text: `Your account at ${brand.name} has a new password, which was set with a code from this mailbox. It was signed out everywhere, and invitations to a workshop that nobody had accepted were taken back.\n\nIf that was not you, somebody else reads your e-mail: change the password of the mailbox first, then reset that of your account and ${writeToUs}.\n`,
});

/**
 * To the owner of an account that is gone, who knows whether it was them.
 * @param stay who is left in each workshop in which there were others
 */
export const emailAboutDeletion = (to: EmailAddress, stay: readonly (readonly Left[])[]): EmailMessage => ({
  to,
  subject: `${brand.name}: Your account was deleted`,
  text: `Your account at ${brand.name} was deleted, with your profile and your log-ins, and with every workshop that only you were in.\n\n${stay.map(sentenceOfStaying).join('')}If that was not you, ${writeToUs} at once. You may create an account with this address again.\n`,
});

/** With whom a workshop stays. It names people by addresses that they confirmed, and repeats nothing else that anybody wrote. */
function sentenceOfStaying(left: readonly Left[]): string {
  const named = left
    .slice(0, MOST_NAMED)
    .map(({ email, role }) => `    ${email ?? 'somebody without a confirmed address'}, ${ROLE_IN_WORDS[role]}\n`);
  const more = left.length > MOST_NAMED ? `    and ${left.length - MOST_NAMED} more\n` : '';
  const ownerless = left.some(({ role }) => role === 'owner')
    ? ''
    : 'It has no owner now. Whoever runs the studio can make one of them its owner.\n\n';
  return `A workshop in which there were others stays with them, with its designs, rates and charges:\n\n${named.join('')}${more}\n${ownerless}`;
}

/** To the address that an account had: whoever reads it there learns that it was changed. It names no other address. */
export const emailAboutMove = (to: EmailAddress): EmailMessage => ({
  to,
  subject: `${brand.name}: Your e-mail address was changed`,
  text: `The account at ${brand.name} that had this e-mail address has another one now, with which it signs in.\n\nIf that was not you, ${writeToUs} at once.\n`,
});
