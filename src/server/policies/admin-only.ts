import { createMiddleware } from 'hono/factory';
import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import { answerProblem, noSuchAddress } from '../http/problem-answers.ts';
import type { AuthenticatedCaller, TokenVerifier } from '../identity/tokens/verifier.ts';
import { ownAccount } from './own-account.ts';
import { type SignedInBindings, signedIn } from './signed-in.ts';

/** Whether the caller is an administrator of the studio. */
export const isAdmin = (caller: AuthenticatedCaller): boolean => caller.groups.includes(ADMIN_GROUP);

const administrators = createMiddleware<SignedInBindings>(async (c, next) =>
  isAdmin(c.var.caller) ? next() : answerProblem(c, 404, noSuchAddress),
);

/**
 * Lets in administrators only, who are so now. To all others the address does not exist (404); a token of an
 * administrator for less, e.g. a kiosk's, is refused (403).
 */
export const adminOnly = (verifier: TokenVerifier) => [signedIn(verifier, 'now'), administrators, ownAccount] as const;
