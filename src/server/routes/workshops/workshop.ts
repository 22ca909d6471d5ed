import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Problem } from '#shared/result.ts';
import { workshopRoles } from '../../db/workshop-tables.ts';
import { fieldSchema } from '../../http/form-schema.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { notStored } from '../../http/not-stored.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { holdRow } from '../../identity/accounts/hold-account.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerActorRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { foundWorkshop, type OwnWorkshop, workshopsOf } from '../../workshops/memberships.ts';
import { renameWorkshop, workshopAs } from '../../workshops/rename-workshop.ts';
import { WorkshopPath } from '../workshop-path.ts';

/** What a token gets that outlives its account for a moment. */
const accountGone: Problem = {
  code: 'account_gone',
  message: 'This account does not exist any more.',
  remedy: 'Sign up again.',
};

const Workshop = z.object({ id: z.uuid(), name: z.string(), role: z.enum(workshopRoles) });
const Workshops = z.object({ workshops: z.array(Workshop) });
const Name = z.object({ name: fieldSchema({ required: true, most: 80 }) });

const list = ({ verifier }: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/workshops',
    summary:
      'The workshops that the caller is in, first the one that they work in: their own, which the first call gives them, until they choose another',
    middleware: [notStored, signedIn(verifier), ownAccount] as const,
    responses: {
      200: { description: 'With the caller’s role in each', content: { 'application/json': { schema: Workshops } } },
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token is for less'),
    },
  });
const read = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/workshops/{workshopId}',
    summary: 'One workshop',
    ...inWorkshop(services, 'workshop.read'),
    request: { params: WorkshopPath },
    responses: {
      200: { description: 'With the caller’s role', content: { 'application/json': { schema: Workshop } } },
      ...WORKSHOP_REFUSALS,
    },
  });
const rename = (services: StudioServices) =>
  createRoute({
    method: 'patch',
    path: '/api/workshops/{workshopId}',
    summary: 'Gives a workshop another name',
    ...inWorkshop(services, 'workshop.rename', smallBody(['application/json'])),
    request: { params: WorkshopPath, body: { content: { 'application/json': { schema: Name } }, required: true } },
    responses: {
      200: { description: 'As it is now', content: { 'application/json': { schema: Workshop } } },
      400: problemAnswer('The name can’t be read'),
      ...WORKSHOP_REFUSALS,
    },
  });

/** The caller's workshops, after the first call with one of their own. Undefined where their account is gone. */
async function ownWorkshops(services: StudioServices, accountId: string): Promise<readonly OwnWorkshop[] | undefined> {
  const { db, clock, settings } = services;
  const found = await workshopsOf(db, accountId);
  if (found !== undefined) return found;
  const isThere = await db.transaction().execute(async (work) => {
    // The users of a pool elsewhere have no account here. One that is being deleted gets no workshop, which would stay.
    if (settings.outsidePool === undefined && !(await holdRow(work, accountId))) return false;
    await foundWorkshop({ db: work, clock }, accountId);
    return true;
  });
  return isThere ? workshopsOf(db, accountId) : undefined;
}

/** The workshops themselves. */
export function workshopRoutes(services: StudioServices) {
  const { db } = services;
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const workshops = await ownWorkshops(services, c.var.caller.id);
      return workshops === undefined
        ? c.json(problemBody(accountGone), 401)
        : c.json({ workshops: [...workshops] }, 200);
    })
    .openapi(read(services), async (c) => {
      const found = await workshopAs(db, c.var.membership);
      return found.ok ? c.json(found.value, 200) : c.json(problemBody(found.problem), 404);
    })
    .openapi(rename(services), async (c) => {
      const renamed = await renameWorkshop(db, c.var.membership, c.req.valid('json').name);
      return renamed.ok ? c.json(renamed.value, 200) : answerActorRefusal(c, renamed.problem);
    });
}
