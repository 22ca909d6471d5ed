import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { isUuid } from '#shared/uuid.ts';
import { notStored } from '../http/not-stored.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { StudioServices } from '../services.ts';
import type { StudioBindings } from '../studio-env.ts';
import { type Membership, membershipOf } from '../workshops/memberships.ts';
import { may, noSuchWorkshop, roleWithoutRight, type WorkshopAction } from '../workshops/rights.ts';
import { ownAccount } from './own-account.ts';
import { type SignedInBindings, signedIn } from './signed-in.ts';

/** The type parameter of routes behind {@link inWorkshop}: also `c.var.membership`. */
interface WorkshopBindings extends SignedInBindings {
  Variables: SignedInBindings['Variables'] & { membership: Membership };
}

/**
 * What a route of `/api/workshops/{workshopId}/…` is guarded by: somebody is signed in, reads the whole body, and is then
 * in the workshop and may do this. In that order, since a body may be sent slowly: who was removed meanwhile is out.
 * Another workshop, and one that does not exist, is answered by the same 404.
 * @param action what the route does; the description of the API says it, too
 * @param before what reads the body, and limits
 */
export const inWorkshop = (
  { verifier, db }: Pick<StudioServices, 'verifier' | 'db'>,
  action: WorkshopAction,
  ...before: readonly MiddlewareHandler<StudioBindings>[]
) => {
  const member = createMiddleware<WorkshopBindings>(async (c, next) => {
    // Everything here has a UUID for an id: what is none names nothing, and never reaches the database.
    const { workshopId = '', ...ids } = c.req.param() as Readonly<Record<string, string>>;
    const isNamed = [workshopId, ...Object.values(ids)].every(isUuid);
    const membership = isNamed ? await membershipOf(db, workshopId, c.var.caller.id) : undefined;
    if (membership === undefined) return answerProblem(c, 404, noSuchWorkshop);
    if (!may(membership.role, action)) return answerProblem(c, 403, roleWithoutRight);
    c.set('membership', membership);
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
  return { middleware: guard, 'x-workshop-action': action } as const;
};
