import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Problem } from '#shared/result.ts';
import { SECOND_MS } from '#shared/time-units.ts';
import { addressKey } from '../limits/address-key.ts';
import { type Counter, countAttemptFrom, type Limit } from '../limits/count-attempts.ts';
import type { StudioBindings } from '../studio-env.ts';
import { answerProblem } from './problem-answers.ts';

const tooMany: Problem = {
  code: 'too_many_requests',
  message: 'That was too often for now.',
  remedy: 'Wait an hour and try again.',
};

/** For this long a refused address stays refused without being looked up: a flood costs one query in ten seconds. */
const REMEMBERED_MS = 10 * SECOND_MS;
/** Most addresses remembered at once; beyond it, the oldest are looked up again. */
const MOST_REMEMBERED = 10_000;

type Refuse = (c: Context, status: 429, problem: Problem) => Response | Promise<Response>;

/** Counts a request by its client's address before anything else happens, and refuses those beyond the limit. */
export function limitRequests(counter: Counter, limit: Limit, refuse: Refuse = answerProblem) {
  const refusedUntilMs = new Map<string, number>();
  const mayGoOn = async (clientAddress: string) => {
    const from = addressKey(clientAddress);
    if ((refusedUntilMs.get(from) ?? 0) > counter.clock()) return false;
    refusedUntilMs.delete(from);
    if (await countAttemptFrom(counter, limit, clientAddress)) return true;
    refusedUntilMs.set(from, counter.clock() + Math.min(REMEMBERED_MS, limit.windowMs));
    if (refusedUntilMs.size > MOST_REMEMBERED) refusedUntilMs.delete(refusedUntilMs.keys().next().value ?? '');
    return false;
  };

  return createMiddleware<StudioBindings>(async (c, next) => {
    if (await mayGoOn(c.env.clientAddress)) return next();
    // The longest possible wait: the exact one would reveal the activity of others behind the same address.
    c.header('retry-after', String(limit.windowMs / SECOND_MS));
    return refuse(c, 429, tooMany);
  });
}
