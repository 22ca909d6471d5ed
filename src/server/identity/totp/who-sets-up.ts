import { ok } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import type { OpenedChallenge } from '../challenges/challenge-state.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { resume } from '../operations/sign-in/resume.ts';
import { refusal } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';

/** Finds the account that sets up one-time passwords: signed in, or required to do so during sign-in. */
export async function whoSetsUp(
  identity: IdentityContext,
  call: { readonly AccessToken?: string | undefined; readonly Session?: string | undefined },
): Outcome<{ readonly account: Account; readonly challenge?: OpenedChallenge }> {
  if (call.Session !== undefined) return resume(identity, 'MFA_SETUP', call.Session);
  if (call.AccessToken === undefined) return refusal('bad_input', 'AccessToken or Session is required.');
  const authorized = await authorize(identity, call.AccessToken);
  return authorized.ok ? ok({ account: authorized.value.account }) : authorized;
}
