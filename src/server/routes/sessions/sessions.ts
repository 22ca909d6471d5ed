import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { answerProblem } from '../../http/problem-answers.ts';
import type { IdentityContext } from '../../identity/identity-context.ts';
import { endSession, endSessionsOf } from '../../identity/tokens/end-sessions.ts';
import type { TokenVerifier } from '../../identity/tokens/verifier.ts';
import { own } from '../../policies/own.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { type SignedInBindings, signedIn } from '../../policies/signed-in.ts';
import { findSession, sessionsOf } from './find-sessions.ts';

const Session = z.object({
  id: z.string(),
  device: z.string().openapi({ example: 'Firefox on Windows' }),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().openapi({ description: 'True to the hour: a session is renewed once in one' }),
  isThisOne: z.boolean(),
});
const Sessions = z.object({ sessions: z.array(Session) });
const Problem = z.object({ code: z.string(), message: z.string(), remedy: z.string() });

const policies = (verifier: TokenVerifier) => [signedIn(verifier), ownAccount] as const;
const ENDED = { 204: { description: 'Ended, with every token that came from it' } };
const REFUSED = {
  401: { description: 'Nobody is signed in', content: { 'application/json': { schema: Problem } } },
  403: { description: 'The token is for less', content: { 'application/json': { schema: Problem } } },
};
const NO_SUCH = { 404: { description: 'Not one of yours', content: { 'application/json': { schema: Problem } } } };

const list = createRoute({
  method: 'get',
  path: '/',
  summary: 'Where the account is signed in, this one first',
  responses: { 200: { description: 'Sessions', content: { 'application/json': { schema: Sessions } } }, ...REFUSED },
});
const endOne = createRoute({
  method: 'delete',
  path: '/{id}',
  summary: 'Signs one of them out',
  request: { params: z.object({ id: z.string() }) },
  responses: { ...ENDED, ...REFUSED, ...NO_SUCH },
});
const endOthers = createRoute({
  method: 'delete',
  path: '/',
  summary: 'Signs all of them out but the one that asks',
  responses: { ...ENDED, ...REFUSED },
});

/** Where somebody is signed in, for themselves alone. Mounted at `/api/sessions`. */
export function sessionRoutes(identity: IdentityContext, verifier: TokenVerifier) {
  const app = new OpenAPIHono<SignedInBindings>();
  app.use(...policies(verifier), async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  return app
    .openapi(list, async (c) => {
      const sessions = await sessionsOf(identity, c.var.caller.id, c.var.token.sessionId);
      return c.json({ sessions: [...sessions] }, 200);
    })
    .openapi(endOne, async (c) => {
      const session = own(c.var.caller, await findSession(identity, c.req.valid('param').id), 'session');
      if (!session.ok) return answerProblem(c, 404, session.problem) as never;
      await endSession(identity, session.value.id);
      return c.body(null, 204);
    })
    .openapi(endOthers, async (c) => {
      await endSessionsOf(identity, c.var.caller.id, c.var.token.sessionId);
      return c.body(null, 204);
    });
}

/** What the typed client of the screens is made from. */
export type SessionRoutes = ReturnType<typeof sessionRoutes>;
