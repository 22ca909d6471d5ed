import { createMiddleware } from 'hono/factory';
import { SECOND_MS } from '#shared/time-units.ts';
import { type Counter, countAttempt, type Limit } from '../limits/count-attempts.ts';
import type { SignedInBindings } from '../policies/signed-in.ts';
import { answerProblem } from './problem-answers.ts';
import { tooManyRequests } from './limit-requests.ts';

/**
 * Behind `signedIn`: counts a request by its account, and refuses those beyond the limit. So nobody uses up what others
 * behind the same address have.
 */
export const limitCaller = (counter: Counter, limit: Limit) =>
  createMiddleware<SignedInBindings>(async (c, next) => {
    if (await countAttempt(counter, limit, c.var.caller.id)) return next();
    c.header('retry-after', String(limit.windowMs / SECOND_MS));
    return answerProblem(c, 429, tooManyRequests);
  });
