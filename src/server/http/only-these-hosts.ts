import { createMiddleware } from 'hono/factory';
import { answerProblem, noSuchAddress } from './problem-answers.ts';

/**
 * Answers only requests for one of our host names. A page elsewhere that points its own name at 127.0.0.1 (DNS
 * rebinding) reaches the port, but under the wrong name.
 */
export const onlyTheseHosts = (hosts: readonly string[]) =>
  createMiddleware(async (c, next) => {
    if (hosts.includes(new URL(c.req.url).hostname)) return next();
    return answerProblem(c, 404, noSuchAddress);
  });
