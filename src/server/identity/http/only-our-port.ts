import { createMiddleware } from 'hono/factory';
import { answerProblem, noSuchAddress } from '../../http/problem-answers.ts';
import type { StudioBindings } from '../../studio-env.ts';

/**
 * Answers only requests whose port is the studio's own; the host name was checked before. A request with another port
 * was forwarded by somebody else.
 */
export const onlyOurPort = createMiddleware<StudioBindings>(async (c, next) => {
  const ours = new URL(c.env.origin);
  const isOurs = ours.protocol !== 'http:' || new URL(c.req.url).port === ours.port;
  return isOurs ? next() : answerProblem(c, 404, noSuchAddress);
});
