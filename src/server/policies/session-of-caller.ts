import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { authorizeOwn } from '../identity/operations/own-operation.ts';
import type { VerifiedToken } from '../identity/tokens/verifier.ts';
import { asksNoHold, type Policy } from '../session-policy.ts';
import type { StudioServices } from '../services.ts';
import { type HoldSession, holdsNothing } from '../workshops/hold-workshop.ts';
import { notSignedIn } from './signed-in.ts';

/** Answered where a sign-in is too old, or passed no second factor, for what is asked for. */
export const oldSignIn: Problem = {
  code: 'old_sign_in',
  message: 'This asks for a log-in of the last few minutes.',
  remedy: 'Log in again, then try once more.',
};

type Parts = Pick<StudioServices, 'identity' | 'settings'>;

interface Caller {
  readonly accessToken: string;
  readonly token: VerifiedToken;
}

/**
 * Asks the session of a caller what a policy asks for.
 * @returns what holds their account later, and asks once more; refused with `old_sign_in` or `not_signed_in`
 */
export async function askSession(
  { identity, settings }: Parts,
  { accessToken, token }: Caller,
  policy: Policy,
): Promise<Result<HoldSession>> {
  if (asksNoHold(policy)) return ok(holdsNothing);
  if (settings.outsidePool !== undefined) return askElsewhere(identity, token, policy);
  const rule = { asks: policy, refused: 'old_sign_in_for_workshop' } as const;
  const own = await authorizeOwn(identity, accessToken, rule, undefined);
  if (!own.ok) return refused(own.problem);
  return ok(async (db) => {
    const held = await own.value.hold(db);
    return held.ok ? ok(undefined) : refused(held.problem);
  });
}

/** Users of a pool elsewhere have no account here: their token says when they signed in, and the pool asks for factors. */
function askElsewhere(
  { clock, config }: Parts['identity'],
  { signedInAtMs }: VerifiedToken,
  policy: Policy,
): Result<HoldSession> {
  const isRecent = clock() - signedInAtMs <= config.recentSignInMs;
  return policy === 'fresh' && !isRecent ? fail(oldSignIn) : ok(holdsNothing);
}

const refused = ({ code }: Problem) => fail(code === 'old_sign_in_for_workshop' ? oldSignIn : notSignedIn);
