import { createMiddleware } from 'hono/factory';
import type { Problem } from '#shared/result.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { AuthenticatedCaller, TokenVerifier, VerifiedToken } from '../identity/tokens/verifier.ts';
import type { StudioBindings } from '../studio-env.ts';

/** The type parameter of routes behind {@link signedIn}: `c.var.caller`, the verified `c.var.token`, and its text. */
export interface SignedInBindings extends StudioBindings {
  Variables: { caller: AuthenticatedCaller; token: VerifiedToken; accessToken: string };
}

/** The token is missing, or counts no more. */
export const notSignedIn: Problem = {
  code: 'not_signed_in',
  message: 'This is for people who are logged in.',
  remedy: 'Log in and try again.',
};

/** RFC 6750: the scheme's name in any case, then the token. */
const BEARER = /^bearer +([\w.~+/-]+=*)$/i;

const READS = new Set(['GET', 'HEAD']);

/**
 * Lets requests with a valid token in; all others get 401. What writes asks the database whether the session goes on,
 * since another process may have ended it.
 * @param when `now`: what reads asks, too
 */
export const signedIn = (verifier: TokenVerifier, when?: 'now') =>
  createMiddleware<SignedInBindings>(async (c, next) => {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
    const verified =
      token === undefined ? undefined : await verifier.verify(token, READS.has(c.req.method) ? when : 'now');
    if (token !== undefined && verified?.ok === true) {
      c.set('accessToken', token);
      c.set('caller', verified.value.caller);
      c.set('token', verified.value);
      return next();
    }
    c.header('www-authenticate', verified === undefined ? 'Bearer' : 'Bearer error="invalid_token"');
    return answerProblem(c, 401, notSignedIn);
  });
