/** A rule that a new password has to keep. Each end says in its own words which is broken. */
export type PasswordRule = 'tooShort' | 'tooLong' | 'lowerCase' | 'upperCase' | 'number' | 'special' | 'spaceAtAnEnd';

/** Cognito's least length by default. */
export const FEWEST_PASSWORD_CHARACTERS = 8;
/** Cognito's most, in UTF-16 code units. */
export const MOST_PASSWORD_CHARACTERS = 256;

/**
 * The rules of a password, as those of a pool of Amazon Cognito that asks for all of them: its letters and digits are those
 * of ASCII, a blank counts as special within a password and is refused at its ends. What a screen takes, each pool takes.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
 */
const BROKEN: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  tooShort: (password) => [...password].length < FEWEST_PASSWORD_CHARACTERS,
  tooLong: (password) => password.length > MOST_PASSWORD_CHARACTERS,
  lowerCase: (password) => !/[a-z]/.test(password),
  upperCase: (password) => !/[A-Z]/.test(password),
  number: (password) => !/[0-9]/.test(password),
  special: (password) => !/[\^$*.[\]{}()?\-"!@#%&/\\,><':;|_~`+= ]/.test(password.trim()),
  spaceAtAnEnd: (password) => password !== password.trim(),
};

const rules = Object.keys(BROKEN) as readonly PasswordRule[];

/** The rules that a new password breaks: of none, it may be set. */
export const brokenPasswordRules = (password: string): readonly PasswordRule[] =>
  rules.filter((rule) => BROKEN[rule](password));
