import { z } from 'zod';
import { spendChallenge } from '../../challenges/challenge-state.ts';
import { finishWithTokens } from '../../challenges/next-step.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { username } from '../operation.ts';
import { resume } from './resume.ts';
import { nothingAlongside } from '../../tokens/start-session.ts';

export const mfaSetupResponses = z.object({ USERNAME: username.optional() });

/** Ends a sign-in that first had to set up one-time passwords. */
export async function answerMfaSetup(
  identity: IdentityContext,
  responses: z.infer<typeof mfaSetupResponses>,
  session: string,
  request: RequestFacts,
): Outcome<object> {
  const resumed = await resume(identity, 'MFA_SETUP', session, responses.USERNAME);
  if (!resumed.ok) return resumed;
  const { account, challenge } = resumed.value;
  if (challenge.isProved !== true || !(await spendChallenge(identity, challenge))) return refusal('session_over');
  return finishWithTokens(identity, account, request, 'itself', nothingAlongside);
}
