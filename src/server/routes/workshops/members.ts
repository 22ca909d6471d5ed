import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { workshopRoles } from '../../db/workshop-tables.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { changeRole, endMembership, type Member, membersOf } from '../../workshops/members.ts';
import { WorkshopPath } from '../workshop-path.ts';

const Role = z.enum(workshopRoles);
const Person = z.object({
  accountId: z.string(),
  email: z.string().optional().openapi({ description: 'Where it is known' }),
  role: Role,
  joinedAt: z.iso.datetime(),
  isYou: z.boolean(),
});
const People = z.object({ members: z.array(Person) });
const MemberPath = WorkshopPath.extend({ accountId: z.string() });

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/workshops/{workshopId}/members',
    summary: 'The people of a workshop, in the order in which they joined',
    ...inWorkshop(services, 'members.read'),
    request: { params: WorkshopPath },
    responses: {
      200: { description: 'All of them', content: { 'application/json': { schema: People } } },
      ...WORKSHOP_REFUSALS,
    },
  });
const change = (services: StudioServices) =>
  createRoute({
    method: 'patch',
    path: '/api/workshops/{workshopId}/members/{accountId}',
    summary: 'Gives somebody another role',
    ...inWorkshop(services, 'members.change', smallBody(['application/json'])),
    request: {
      params: MemberPath,
      body: { content: { 'application/json': { schema: z.object({ role: Role }) } }, required: true },
    },
    responses: {
      204: { description: 'They have it' },
      400: problemAnswer('There is no such role'),
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('The workshop would have no owner'),
    },
  });
const remove = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: '/api/workshops/{workshopId}/members/{accountId}',
    summary: 'Removes somebody from a workshop, with the invitations that they sent',
    ...inWorkshop(services, 'members.change'),
    request: { params: MemberPath },
    responses: {
      204: { description: 'They are out, at once' },
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('The workshop would have no owner'),
    },
  });
const leave = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: '/api/workshops/{workshopId}/membership',
    summary: 'The caller leaves a workshop',
    ...inWorkshop(services, 'workshop.leave'),
    request: { params: WorkshopPath },
    responses: {
      204: { description: 'They are out' },
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('The workshop would have no owner'),
    },
  });

const presented = ({ accountId, email, role, joinedAtMs }: Member, callerId: string): z.infer<typeof Person> => ({
  accountId,
  ...(email === undefined ? {} : { email }),
  role,
  joinedAt: new Date(joinedAtMs).toISOString(),
  isYou: accountId === callerId,
});

/** The people of a workshop. */
export function memberRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const members = await membersOf(services.db, c.var.membership.workshopId);
      return c.json({ members: members.map((member) => presented(member, c.var.caller.id)) }, 200);
    })
    .openapi(change(services), async (c) => {
      const { accountId } = c.req.valid('param');
      const changed = await changeRole(services, c.var.membership, accountId, c.req.valid('json').role);
      return changed.ok ? c.body(null, 204) : answerWorkshopRefusal(c, changed.problem);
    })
    .openapi(remove(services), async (c) => {
      const removed = await endMembership(services, c.var.membership, c.req.valid('param').accountId);
      return removed.ok ? c.body(null, 204) : answerWorkshopRefusal(c, removed.problem);
    })
    .openapi(leave(services), async (c) => {
      const left = await endMembership(services, c.var.membership, c.var.caller.id);
      return left.ok ? c.body(null, 204) : answerWorkshopRefusal(c, left.problem);
    });
}
