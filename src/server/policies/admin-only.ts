import { createMiddleware } from 'hono/factory';
import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import { answerProblem, noSuchAddress } from '../http/problem-answers.ts';
import type { AuthenticatedCaller } from '../identity/tokens/verifier.ts';
import type { SignedInBindings } from './signed-in.ts';

/** Whether the caller is an administrator of the studio. */
export const isAdmin = (caller: AuthenticatedCaller): boolean => caller.groups.includes(ADMIN_GROUP);

/** Behind `signedIn`: lets in administrators only. To all others the address does not exist (404). */
export const adminOnly = createMiddleware<SignedInBindings>(async (c, next) =>
  isAdmin(c.var.caller) ? next() : answerProblem(c, 404, noSuchAddress),
);
