import { createMiddleware } from 'hono/factory';
import type { Problem } from '#shared/result.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { OWN_ACCOUNT } from '../identity/tokens/issue-tokens.ts';
import type { SignedInBindings } from './signed-in.ts';

const narrowToken: Problem = {
  code: 'narrow_token',
  message: 'This sign-in may not see to the account.',
  remedy: 'Log in to the studio itself.',
};

/**
 * Behind `signedIn`: for what people do with their own account. A token of a narrower scope, e.g. a kiosk's, is
 * refused.
 */
export const ownAccount = createMiddleware<SignedInBindings>(async (c, next) =>
  c.var.token.scopes.includes(OWN_ACCOUNT) ? next() : answerProblem(c, 403, narrowToken),
);
