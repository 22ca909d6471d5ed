import {
  brokenPasswordRules,
  FEWEST_PASSWORD_CHARACTERS,
  MOST_PASSWORD_CHARACTERS,
  type PasswordRule,
} from '#shared/password-policy.ts';

/** In the wording of Amplify's own form, where that has any. */
const MESSAGES: Readonly<Record<PasswordRule, string>> = {
  tooShort: `Password must have at least ${FEWEST_PASSWORD_CHARACTERS} characters`,
  tooLong: `Password must have at most ${MOST_PASSWORD_CHARACTERS} characters`,
  lowerCase: 'Password must have lower case letters',
  upperCase: 'Password must have upper case letters',
  number: 'Password must have numbers',
  special: 'Password must have special characters',
  spaceAtAnEnd: 'Password must not begin or end with a space',
};

/** The rules of a password in a sentence, to be read before they are broken. */
export const PASSWORD_RULES = `At least ${FEWEST_PASSWORD_CHARACTERS} characters, with lower and upper case letters, a number and a special character.`;

/** What is wrong with a new password. The pool asks the same rules. */
export const passwordMessages = (password: string): readonly string[] =>
  brokenPasswordRules(password).map((rule) => MESSAGES[rule]);

/**
 * As {@link passwordMessages}, for the widget's forms, which else have rules of their own.
 * @returns null while there is nothing to say
 */
export function checkNewPassword(
  { password = '' }: Readonly<Record<string, string>>,
  touched: Readonly<Record<string, boolean>>,
): { password: string[] } | null {
  const messages = touched['password'] === true ? passwordMessages(password) : [];
  return messages.length === 0 ? null : { password: [...messages] };
}

/** Shorter passwords are not compared: they are still being typed. */
export const COMPARED_FROM = 6;

/** Whether to tell the user that the two passwords differ. */
export function passwordsDiffer(password: string, again: string): boolean {
  return Math.min(password.length, again.length) >= COMPARED_FROM && password !== again;
}
