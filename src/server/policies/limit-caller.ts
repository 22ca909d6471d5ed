import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Problem } from '#shared/result.ts';
import { SECOND_MS } from '#shared/time-units.ts';
import { attemptsSoFar, type Counter, countAttempt, type Limit } from '../limits/count-attempts.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { SignedInBindings } from './signed-in.ts';

const tooOften: Problem = {
  code: 'too_many_requests',
  message: 'That was too often for now.',
  remedy: 'Wait as long as the answer says (Retry-After) and try again.',
};

/**
 * Behind `signedIn`: counts a request by its account, and refuses those beyond the limit. So nobody uses up what others
 * behind the same address have.
 * @param isCounted which requests; without it, all
 */
export const limitCaller = (counter: Counter, limit: Limit, isCounted: (c: Context) => boolean = () => true) =>
  createMiddleware<SignedInBindings>(async (c, next) => {
    if (!isCounted(c) || (await countAttempt(counter, limit, c.var.caller.id))) return next();
    c.header('retry-after', String(limit.windowMs / SECOND_MS));
    return answerProblem(c, 429, tooOften);
  });

const INVALID = 400;

/**
 * Behind `signedIn`: counts by account what was refused as invalid, and beyond the limit reads nothing more of it: to find out
 * what is wrong costs more than to keep what is right, and nothing that is kept counts it.
 */
export const limitInvalid = (counter: Counter, limit: Limit) =>
  createMiddleware<SignedInBindings>(async (c, next) => {
    const { id } = c.var.caller;
    const { count } = await attemptsSoFar(counter, limit, id);
    if (count >= limit.most) {
      c.header('retry-after', String(limit.windowMs / SECOND_MS));
      return answerProblem(c, 429, tooOften);
    }
    await next();
    if (c.res.status === INVALID) await countAttempt(counter, limit, id);
    return undefined;
  });
