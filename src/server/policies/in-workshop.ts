import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { isUuid } from '#shared/uuid.ts';
import { notStored } from '../http/not-stored.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { StudioServices } from '../services.ts';
import type { StudioBindings } from '../studio-env.ts';
import type { Actor } from '../workshops/hold-workshop.ts';
import { membershipOf } from '../workshops/memberships.ts';
import { may, noSuchWorkshop, policyOf, roleWithoutRight, type WorkshopAction } from '../workshops/rights.ts';
import { ownAccount } from './own-account.ts';
import { askSession } from './session-of-caller.ts';
import { notSignedIn, type SignedInBindings, signedIn } from './signed-in.ts';

/** The type parameter of routes behind {@link inWorkshop}: also `c.var.membership`. */
interface WorkshopBindings extends SignedInBindings {
  Variables: SignedInBindings['Variables'] & { membership: Actor };
}

/**
 * What a route of `/api/workshops/{workshopId}/…` is guarded by: somebody is signed in, reads the whole body, and is then
 * in the workshop and may do this, by a session of which it may be asked (workshops/rights.ts). In that order, since a body
 * may be sent slowly: who was removed meanwhile is out.
 * Another workshop, and one that does not exist, is answered by the same 404.
 * @param action what the route does; the description of the API says it, too
 * @param before what reads the body, and limits
 */
export const inWorkshop = (
  services: Pick<StudioServices, 'verifier' | 'db' | 'identity' | 'settings'>,
  action: WorkshopAction,
  ...before: readonly (MiddlewareHandler<StudioBindings> | MiddlewareHandler<SignedInBindings>)[]
) => {
  const { verifier, db } = services;
  const member = createMiddleware<WorkshopBindings>(async (c, next) => {
    // Everything here has a UUID for an id: what is none names nothing, and never reaches the database.
    const { workshopId = '', ...ids } = c.req.param() as Readonly<Record<string, string>>;
    const isNamed = [workshopId, ...Object.values(ids)].every(isUuid);
    const membership = isNamed ? await membershipOf(db, workshopId, c.var.caller.id) : undefined;
    if (membership === undefined) return answerProblem(c, 404, noSuchWorkshop);
    if (!may(membership.role, action)) return answerProblem(c, 403, roleWithoutRight);
    const ask: Actor['ask'] = (policy) => askSession(services, c.var, policy);
    // Also by what writes, once it holds the account: this refuses before anything is done, whatever a route does.
    const asked = await ask(policyOf(action));
    if (!asked.ok) return answerProblem(c, asked.problem === notSignedIn ? 401 : 403, asked.problem);
    c.set('membership', { ...membership, ask });
    return next();
  });
  // As one, since the router's type can't count those in between.
  const guard: MiddlewareHandler<WorkshopBindings> = every(
    notStored,
    signedIn(verifier),
    ownAccount,
    ...before,
    member,
  );
  return { middleware: guard, 'x-workshop-action': action, 'x-workshop-session': [policyOf(action)] } as const;
};
