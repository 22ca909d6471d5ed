import { readEmail } from '#shared/forms/email-address.ts';
import type { SignUp } from './sign-up.ts';

/**
 * The address that a code of a sign-up goes to: the one that was typed, or the one whose id a client goes on by
 * (amazon-cognito-identity-js) once it was told that the account is not confirmed, or that it got for the sign-up. What
 * was typed where none waits.
 */
export const addressOfSignUp = (typed: string, waiting: readonly SignUp[]): string =>
  readEmail(typed) ?? waiting[0]?.email ?? typed;
