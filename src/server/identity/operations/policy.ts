import { ok, type Result } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import { secondFactorsOf } from '../challenges/second-factors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type Refusal, refusal, type RefusalCode } from '../refusals.ts';
import type { Policy } from '../../session-policy.ts';
import type { SessionOfToken } from '../tokens/authorize.ts';

/** Says why to sign in again: before what. */
export type OldSignIn = RefusalCode & `old_sign_in${string}`;

/** Whether the sign-in passed a second factor that the account has now. A remembered device stands for one. */
const isProved = (
  { config }: Pick<IdentityContext, 'config'>,
  account: Account,
  { secondFactorBy }: SessionOfToken,
): boolean => secondFactorsOf(config, account).length === 0 || secondFactorBy !== null;

/** Whether the session may do what the policy is for. @param refused why not, where its sign-in is what lacks */
export function checkPolicy(
  identity: Pick<IdentityContext, 'config' | 'clock'>,
  policy: Policy,
  { account, session }: { readonly account: Account; readonly session: SessionOfToken },
  refused: OldSignIn,
): Result<undefined, Refusal> {
  if (policy !== 'proved' && policy !== 'fresh') return ok(undefined);
  if (!isProved(identity, account, session)) return refusal(refused);
  const isRecent = identity.clock() - session.signedInAtMs <= identity.config.recentSignInMs;
  return policy === 'proved' || isRecent ? ok(undefined) : refusal(refused);
}
