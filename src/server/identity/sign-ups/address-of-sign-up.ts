import { readEmail } from '#shared/forms/email-address.ts';
import type { IdentityContext } from '../identity-context.ts';
import { ACCOUNT_ID } from '../accounts/find-account.ts';
import { signUpsShownAs } from './sign-up.ts';

/**
 * The address that a sign-up is confirmed for: the one that was typed, or the one whose id a client goes on by
 * (amazon-cognito-identity-js) once it was told that the account is not confirmed, or that it got for the sign-up.
 */
export async function addressOfSignUp(
  identity: Pick<IdentityContext, 'db'>,
  typed: string,
): Promise<string | undefined> {
  const email = readEmail(typed);
  if (email !== undefined || !ACCOUNT_ID.test(typed)) return email;
  const [shown] = await signUpsShownAs(identity, typed);
  return shown?.email;
}
