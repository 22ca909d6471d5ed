import { brand } from '#shared/brand.ts';
import type { EmailMessage } from '../../mail/mail.ts';

/** The purpose of a code. */
export type CodePurpose = EmailPurpose | 'verify-phone';

/** The purpose of a code that is sent by e-mail. */
export type EmailPurpose = 'sign-up' | 'reset' | 'verify-email';

const WORDS: Readonly<Record<EmailPurpose, readonly [subject: string, sentence: string]>> = {
  'sign-up': ['Confirm your account', 'Enter this code to confirm your account'],
  reset: ['Reset your password', 'Enter this code to set a new password'],
  'verify-email': ['Confirm your e-mail address', 'Enter this code to confirm your e-mail address'],
};

/** The e-mail that carries a code. It repeats no user input, so nobody can send their own words with it. */
export function emailWithCode(to: string, purpose: EmailPurpose, code: string): EmailMessage {
  const [subject, sentence] = WORDS[purpose];
  return {
    to,
    subject: `${brand.name}: ${subject}`,
    text: `${sentence}:\n\n    ${code}\n\nIf you did not ask for it, do nothing: nobody gets in without it.\n`,
  };
}
