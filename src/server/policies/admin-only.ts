import { createMiddleware } from 'hono/factory';
import { ADMIN_GROUP } from '#shared/admin-group.ts';
import { answerProblem, noSuchAddress } from '../http/problem-answers.ts';
import type { AuthenticatedCaller } from '../identity/tokens/verifier.ts';
import type { SignedInBindings } from './signed-in.ts';

/** Whether somebody runs the studio. */
export const isAdmin = (caller: AuthenticatedCaller): boolean => caller.groups.includes(ADMIN_GROUP);

/** Behind `signedIn`: for whoever runs the studio. To all others there is nothing at this address. */
export const adminOnly = createMiddleware<SignedInBindings>(async (c, next) =>
  isAdmin(c.var.caller) ? next() : answerProblem(c, 404, noSuchAddress),
);
