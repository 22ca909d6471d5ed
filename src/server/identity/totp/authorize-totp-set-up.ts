import { ok } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import type { OpenedChallenge } from '../challenges/challenge-state.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { resume } from '../operations/sign-in/resume.ts';
import { refusal } from '../refusals.ts';
import { type Authorized, authorize } from '../tokens/authorize.ts';

/** Who sets up one-time passwords: in a session, or on the way to one. */
export interface AuthorizedSetUp {
  readonly account: Account;
  readonly signedIn?: Authorized;
  readonly challenge?: OpenedChallenge;
}

/** Finds the account that sets up one-time passwords: signed in, or required to do so during sign-in. */
export async function authorizeTotpSetUp(
  identity: IdentityContext,
  call: { readonly AccessToken?: string | undefined; readonly Session?: string | undefined },
): Outcome<AuthorizedSetUp> {
  if (call.Session !== undefined) return resume(identity, 'MFA_SETUP', call.Session);
  if (call.AccessToken === undefined) return refusal('bad_input', 'AccessToken or Session is required.');
  const authorized = await authorize(identity, call.AccessToken);
  return authorized.ok ? ok({ account: authorized.value.account, signedIn: authorized.value }) : authorized;
}
