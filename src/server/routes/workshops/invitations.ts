import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { workshopRoles } from '../../db/workshop-tables.ts';
import { fieldSchema } from '../../http/form-schema.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { verifiedEmailOf } from '../../identity/tokens/verifier-of.ts';
import { invitationsTo, invite, type SentInvitation, withdrawInvitation } from '../../workshops/invitations.ts';
import { noLetters } from '../no-letters.ts';
import { WorkshopPath } from '../workshop-path.ts';

const Role = z.enum(workshopRoles);
const Wanted = z.object({ email: fieldSchema({ required: true, kind: 'email' }), role: Role });
const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
const Invitations = z.object({ invitations: z.array(Invitation) });

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/workshops/{workshopId}/invitations',
    summary: 'Who was invited and has not come yet, the newest first',
    ...inWorkshop(services, 'invitations.read'),
    request: { params: WorkshopPath },
    responses: {
      200: { description: 'All of them', content: { 'application/json': { schema: Invitations } } },
      ...WORKSHOP_REFUSALS,
    },
  });
const send = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/workshops/{workshopId}/invitations',
    summary: 'Invites an address by a letter; an earlier invitation of it ends',
    ...inWorkshop(services, 'invitations.send', smallBody(['application/json'])),
    request: { params: WorkshopPath, body: { content: { 'application/json': { schema: Wanted } }, required: true } },
    responses: {
      201: {
        description: 'The letter is on its way, whether the address has an account or not',
        content: { 'application/json': { schema: Invitation } },
      },
      400: problemAnswer('The address or the role can’t be read'),
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('They are in the workshop already, or it is full'),
      429: problemAnswer('Enough invitations for today'),
      503: problemAnswer('This studio has no way to send e-mails'),
    },
  });
const withdraw = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: '/api/workshops/{workshopId}/invitations/{invitationId}',
    summary: 'Takes an invitation back',
    ...inWorkshop(services, 'invitations.withdraw'),
    request: { params: WorkshopPath.extend({ invitationId: z.string() }) },
    responses: {
      204: { description: 'Its letter opens nothing' },
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('It does not fit the state of the workshop'),
    },
  });

const presented = ({ id, email, role, createdAtMs, expiresAtMs }: SentInvitation): z.infer<typeof Invitation> => ({
  id,
  email,
  role,
  sentAt: new Date(createdAtMs).toISOString(),
  expiresAt: new Date(expiresAtMs).toISOString(),
});

/** The invitations of a workshop, for its owners. */
export function invitationRoutes(services: StudioServices) {
  const { db, settings } = services;
  const emailOf = verifiedEmailOf(settings, services);
  const parts = { ...services, messageCaps: settings.messageCaps };
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const invitations = await invitationsTo(services, c.var.membership.workshopId);
      return c.json({ invitations: invitations.map(presented) }, 200);
    })
    .openapi(send(services), async (c) => {
      if (!services.canEmailVisitors) return c.json(problemBody(noLetters), 503);
      const { membership, caller, accessToken } = c.var;
      const { origin, clientAddress } = c.env;
      const from = { origin, clientAddress, inviter: await emailOf(caller, accessToken) };
      const sent = await invite(parts, membership, c.req.valid('json'), from);
      if (sent.ok) return c.json(presented(sent.value), 201);
      const { problem } = sent;
      return problem.code === 'too_many_letters'
        ? c.json(problemBody(problem), 429)
        : answerWorkshopRefusal(c, problem);
    })
    .openapi(withdraw(services), async (c) => {
      const withdrawn = await withdrawInvitation(db, c.var.membership, c.req.valid('param').invitationId);
      return withdrawn.ok ? c.body(null, 204) : answerWorkshopRefusal(c, withdrawn.problem);
    });
}
