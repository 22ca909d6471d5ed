import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { notStored } from '../../http/not-stored.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { endSession, endSessionsOf } from '../../identity/accounts/end-sessions.ts';
import type { TokenVerifier } from '../../identity/tokens/verifier.ts';
import { own } from '../../policies/own.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { findSession, sessionsOf } from './find-sessions.ts';

const Session = z.object({
  id: z.string(),
  device: z.string().openapi({ example: 'Firefox on Windows' }),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().openapi({ description: 'True to the hour: a session is renewed once in one' }),
  isThisOne: z.boolean(),
});
const Sessions = z.object({ sessions: z.array(Session) });

const policies = (verifier: TokenVerifier) => [signedIn(verifier), ownAccount, notStored] as const;
const ENDED = { 204: { description: 'Ended, with every token that came from it' } };
const REFUSED = { 401: problemAnswer('Nobody is signed in'), 403: problemAnswer('The token is for less') };
const NO_SUCH = { 404: problemAnswer('Not one of yours') };

const list = (verifier: TokenVerifier) =>
  createRoute({
    method: 'get',
    path: '/api/sessions',
    summary: 'Where the account is signed in, this one first',
    middleware: [...policies(verifier)] as const,
    responses: { 200: { description: 'Sessions', content: { 'application/json': { schema: Sessions } } }, ...REFUSED },
  });
const endOne = (verifier: TokenVerifier) =>
  createRoute({
    method: 'delete',
    path: '/api/sessions/{id}',
    summary: 'Signs one of them out',
    middleware: [...policies(verifier)] as const,
    request: { params: z.object({ id: z.string() }) },
    responses: { ...ENDED, ...REFUSED, ...NO_SUCH },
  });
const endOthers = (verifier: TokenVerifier) =>
  createRoute({
    method: 'delete',
    path: '/api/sessions',
    summary: 'Signs all of them out but the one that asks',
    middleware: [...policies(verifier)] as const,
    responses: { ...ENDED, ...REFUSED },
  });

/** The caller's own sessions: to list them and to end them. */
export function sessionRoutes({ identity, verifier }: StudioServices) {
  return new OpenAPIHono<StudioBindings>()
    .openapi(list(verifier), async (c) => {
      const sessions = await sessionsOf(identity, c.var.caller.id, c.var.token.sessionId);
      return c.json({ sessions: [...sessions] }, 200);
    })
    .openapi(endOne(verifier), async (c) => {
      const session = own(c.var.caller, await findSession(identity, c.req.valid('param').id), 'session');
      if (!session.ok) return c.json(problemBody(session.problem), 404);
      await endSession(identity, session.value.id);
      return c.body(null, 204);
    })
    .openapi(endOthers(verifier), async (c) => {
      await endSessionsOf(identity, c.var.caller.id, c.var.token.sessionId);
      return c.body(null, 204);
    });
}
