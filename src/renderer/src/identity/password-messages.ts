import { passwordRules } from './resources-config.ts';

/** The rules that a password breaks, in the wording of Amplify's own form. */
export function passwordMessages(password: string): readonly string[] {
  const lacking: readonly (readonly [boolean, string])[] = [
    [
      [...password].length >= passwordRules.minLength,
      `Password must have at least ${passwordRules.minLength} characters`,
    ],
    [/[a-z]/.test(password), 'Password must have lower case letters'],
    [/[A-Z]/.test(password), 'Password must have upper case letters'],
    [/\d/.test(password), 'Password must have numbers'],
    [/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password.trim()), 'Password must have special characters'],
  ];
  return lacking.flatMap(([holds, message]) => (holds ? [] : [message]));
}

/** Shorter passwords are not compared: they are still being typed. */
export const COMPARED_FROM = 6;

/** Whether to tell the user that the two passwords differ. */
export function passwordsDiffer(password: string, again: string): boolean {
  return Math.min(password.length, again.length) >= COMPARED_FROM && password !== again;
}
