import { createMiddleware } from 'hono/factory';
import { answerProblem, noSuchAddress } from '../../http/problem-answers.ts';
import type { StudioBindings } from '../../studio-env.ts';

/**
 * Answers under the address that the studio is open at and no other, down to the port; the name was checked before. What
 * comes through another port was sent on by somebody.
 */
export const onlyOurPort = createMiddleware<StudioBindings>(async (c, next) => {
  const ours = new URL(c.env.origin);
  const isOurs = ours.protocol !== 'http:' || new URL(c.req.url).port === ours.port;
  return isOurs ? next() : answerProblem(c, 404, noSuchAddress);
});
