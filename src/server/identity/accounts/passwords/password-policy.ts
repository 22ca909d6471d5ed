import { brokenPasswordRules, type PasswordRule } from '#shared/password-policy.ts';
import { ok, type Result } from '#shared/result.ts';
import { type Refusal, refusal } from '../../refusals.ts';

/** In Cognito's words. */
const COMPLAINTS: Readonly<Record<PasswordRule, string>> = {
  tooShort: 'Password not long enough',
  tooLong: 'Password too long',
  lowerCase: 'Password must have lowercase characters',
  upperCase: 'Password must have uppercase characters',
  number: 'Password must have numeric characters',
  special: 'Password must have symbol characters',
  spaceAtAnEnd: 'Password must not begin or end with a space',
};

/** Checks a new password against the rules of the studio, which the screens ask, too. */
export function checkPassword(password: string): Result<undefined, Refusal> {
  const [broken] = brokenPasswordRules(password);
  return broken === undefined ? ok(undefined) : refusal('bad_password', COMPLAINTS[broken]);
}
