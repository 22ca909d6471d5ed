import { readEmail } from '#shared/email-address.ts';
import { FEWEST_PASSWORD_CHARACTERS } from '#shared/password-policy.ts';
import { COMPARED_FROM, passwordsDiffer } from './password-messages.ts';

/**
 * Validates the sign-up form while it is filled in. For the password see
 * `checkNewPassword`, for its repetition {@link checkRepetition}.
 *
 * @returns a message for every invalid field; undefined when all are valid
 */
export function checkSignUp(
  values: Readonly<Record<string, string>>,
  touched: Readonly<Record<string, boolean>>,
): Record<string, string> | undefined {
  const typed = (name: string): string => (values[name] ?? '').trim();
  const messages: Record<string, string> = {};
  for (const name of ['email', 'password', 'confirm_password']) {
    if (touched[name] === true && typed(name) === '') {
      messages[name] = 'This field is required';
    }
  }
  // Whether the address works is known once the code is confirmed.
  if (typed('email') !== '' && readEmail(typed('email')) === undefined)
    messages['email'] = 'Please enter a valid email';
  if (typed('phone_number') !== '' && !isNational(typed('phone_number')))
    messages['phone_number'] = 'Please enter your number without its country, such as 98765 43210';
  return Object.keys(messages).length === 0 ? undefined : messages;
}

/** Digits of a number within its country, at most: with the country's code it has 15 (ITU-T E.164). */
const NATIONAL_DIGITS = { fewest: 4, most: 14 } as const;

/** Whether it is a number as one writes it within a country: digits, with what stands between them. */
function isNational(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  const isWritten = /^[\d\s()./-]+$/.test(text);
  return isWritten && digits >= NATIONAL_DIGITS.fewest && digits <= NATIONAL_DIGITS.most;
}

/**
 * Compares the repeated password once both are long enough to have been typed; the widget by itself already does when
 * both fields were left. A repetition that is left shorter can be no password: that is said instead, and nothing is sent.
 *
 * @returns the message for the repetition; undefined while there is none
 */
export function checkRepetition(
  { password = '', confirm_password: again = '' }: Readonly<Record<string, string>>,
  touched: Readonly<Record<string, boolean>>,
): Record<string, string> | undefined {
  if (passwordsDiffer(password, again)) return { confirm_password: 'Your passwords must match' };
  const isLeftShort = touched['confirm_password'] === true && again !== '' && again.length < COMPARED_FROM;
  return isLeftShort
    ? { confirm_password: `Password must have at least ${FEWEST_PASSWORD_CHARACTERS} characters` }
    : undefined;
}
