import { createMiddleware } from 'hono/factory';
import type { AddressSigner } from '../files/signed-address.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { Caller, TokenVerifier } from '../identity/tokens/verifier.ts';
import type { StudioBindings } from '../studio-env.ts';
import { signedIn } from './signed-in.ts';

/** The type parameter of routes behind {@link signedInOrSigned}: whoever asks, `own` decides whether the file is theirs. */
export interface ReaderBindings extends StudioBindings {
  Variables: { caller: Caller };
}

/**
 * For files: lets in who shows a token that counts, or who only reads and comes with an address that was signed. Both are
 * then somebody with an id, and the route asks `own` as everywhere; an address makes nobody an administrator.
 */
export function signedInOrSigned(verifier: TokenVerifier, signer: AddressSigner) {
  const byToken = signedIn(verifier);
  return createMiddleware<ReaderBindings>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isSigned = isReading && new URL(c.req.url).searchParams.has('signature');
    if (c.req.header('authorization') !== undefined || !isSigned) return byToken(c as never, next);
    const verified = signer.verify(c.req.url);
    if (!verified.ok) return answerProblem(c, 403, verified.problem);
    c.set('caller', { id: verified.value.ownerId, groups: [] });
    // No store on the way that several people share may keep it.
    c.header('cache-control', 'private');
    return next();
  });
}
