import { z } from 'zod';
import { spendChallenge } from '../../challenges/challenge-state.ts';
import type { Asked } from '../../challenges/ask-for.ts';
import { askSecondFactor } from '../../challenges/next-step.ts';
import { askableFactors, secondFactorsOf } from '../../challenges/second-factors.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { username } from '../operation.ts';
import { resume } from './resume.ts';

export const factorChoiceResponses = z.object({ USERNAME: username.optional(), ANSWER: z.string().min(1).max(64) });

/** Takes the choice between an authenticator app and a code by e-mail. */
export async function answerFactorChoice(
  identity: IdentityContext,
  { USERNAME, ANSWER }: z.infer<typeof factorChoiceResponses>,
  session: string,
  request: RequestFacts,
): Outcome<Asked> {
  const resumed = await resume(identity, 'SELECT_MFA_TYPE', session, USERNAME);
  if (!resumed.ok) return resumed;
  const { account, challenge } = resumed.value;
  const askable = askableFactors(secondFactorsOf(identity.config, account), account);
  const chosen = askable.find((factor) => factor === ANSWER);
  if (chosen === undefined) return refusal('bad_input', 'This second factor is not set up.');
  if (!(await spendChallenge(identity, challenge))) return refusal('session_over');
  return askSecondFactor(identity, account, chosen, request);
}
