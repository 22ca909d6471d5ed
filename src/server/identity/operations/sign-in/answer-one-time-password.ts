import { z } from 'zod';
import { spendChallenge } from '../../challenges/challenge-state.ts';
import { type FinishSignIn } from '../../challenges/next-step.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { takeOneTimePassword } from '../../totp/take-code.ts';
import { code, username } from '../operation.ts';
import { resume } from './resume.ts';
import { nothingAlongside } from '../../tokens/start-session.ts';

export const oneTimePasswordResponses = z.object({ USERNAME: username.optional(), SOFTWARE_TOKEN_MFA_CODE: code });

/** Checks the second factor. After a wrong one the Session stays valid, and the client retries with it. */
export async function answerOneTimePassword<T extends object>(
  identity: IdentityContext,
  responses: z.infer<typeof oneTimePasswordResponses>,
  session: string,
  request: RequestFacts,
  finish: FinishSignIn<T>,
): Outcome<T> {
  const resumed = await resume(identity, 'SOFTWARE_TOKEN_MFA', session, responses.USERNAME);
  if (!resumed.ok) return resumed;
  const { account, challenge } = resumed.value;
  const taken = await takeOneTimePassword(identity, account.id, responses.SOFTWARE_TOKEN_MFA_CODE, request);
  if (!taken.ok) return taken;
  if (!(await spendChallenge(identity, challenge))) return refusal('session_over');
  return finish(identity, account, request, 'itself', nothingAlongside);
}
