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
  return Object.keys(messages).length === 0 ? undefined : messages;
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
