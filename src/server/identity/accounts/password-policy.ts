import { ok, type Result } from '#shared/result.ts';
import { type Refusal, refusal } from '../refusals.ts';

/** The five rules of a password, in Cognito's words. */
const RULES: readonly (readonly [isKept: RegExp, complaint: string])[] = [
  [/^.{8,}$/su, 'Password not long enough'],
  [/\p{Lu}/u, 'Password must have uppercase characters'],
  [/\p{Ll}/u, 'Password must have lowercase characters'],
  [/\p{Nd}/u, 'Password must have numeric characters'],
  [/[^\p{L}\p{N}\s]/u, 'Password must have symbol characters'],
];

/** Checks a new password against the rules of the studio. */
export function checkPassword(password: string): Result<undefined, Refusal> {
  const broken = RULES.find(([isKept]) => !isKept.test(password));
  return broken ? refusal('bad_password', broken[1]) : ok(undefined);
}
