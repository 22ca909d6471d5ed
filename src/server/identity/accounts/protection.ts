import { createHash } from 'node:crypto';
import type { Account } from './account.ts';

/**
 * How an account is protected besides its password, and where its codes go, as a hash: a sign-in carries it from the step
 * that asked for a second factor to the last. It changes with whatever its owner or an administrator changes of it.
 */
export function protectionOf({
  email,
  isEmailVerified,
  totp: { isOn, sealedSecret },
  emailCodesAreOn,
  preferredMfa,
}: Pick<Account, 'email' | 'isEmailVerified' | 'totp' | 'emailCodesAreOn' | 'preferredMfa'>): string {
  const facts = [email, isEmailVerified, isOn, sealedSecret, emailCodesAreOn, preferredMfa];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
