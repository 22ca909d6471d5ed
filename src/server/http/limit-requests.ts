import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Problem } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { countAttemptFrom, type Limit } from '../identity/limits/count-attempts.ts';
import type { Clock } from '../identity/ports.ts';
import type { StudioBindings } from '../studio-env.ts';
import { answerProblem } from './problem-answers.ts';

const tooMany: Problem = {
  code: 'too_many_requests',
  message: 'That was too often for now.',
  remedy: 'Wait an hour and try again.',
};

const SECOND_MS = 1000;

type Refuse = (c: Context, status: 429, problem: Problem) => Response;

/** Counts a request by where it comes from before anything else is done with it, and refuses those beyond the limit. */
export const limitRequests = (
  counter: { readonly db: Database; readonly clock: Clock },
  limit: Limit,
  refuse: Refuse = answerProblem,
) =>
  createMiddleware<StudioBindings>(async (c, next) => {
    if (await countAttemptFrom(counter, limit, c.env.clientAddress)) return next();
    // The longest that it can take; how long it really takes would tell others behind the same address.
    c.header('retry-after', String(limit.windowMs / SECOND_MS));
    return refuse(c, 429, tooMany);
  });
