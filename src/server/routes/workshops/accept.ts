import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HOUR_MS } from '#shared/time-units.ts';
import type { Problem } from '#shared/result.ts';
import { workshopRoles } from '../../db/workshop-tables.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { limitCaller } from '../../policies/limit-caller.ts';
import { notStored } from '../../http/not-stored.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { verifiedEmailOf } from '../../identity/tokens/verifier-of.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { askSession } from '../../policies/session-of-caller.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { acceptInvitation, showInvitation } from '../../workshops/accept-invitation.ts';

/** At this rate guessing 192 bits is hopeless; by account, so that a neighbour uses up nobody's. */
const linksOfAccount: Limit = { name: 'invitation-links-of', most: 60, windowMs: HOUR_MS };

const Token = z.object({ token: z.string().min(1).max(100) });
const Role = z.enum(workshopRoles);
const Joined = z.object({ workshopId: z.uuid(), role: Role });
const Shown = z.object({
  role: Role,
  invitedBy: z.string().optional().openapi({ description: 'The confirmed address of who invites, where it is known' }),
  expiresAt: z.iso.datetime(),
});

const REFUSALS = {
  400: problemAnswer('There is no token'),
  401: problemAnswer('The token is missing, or counts no more'),
  403: problemAnswer('The token is for less; or the invitation is for another address'),
  404: problemAnswer('The invitation was used, taken back, or is too old'),
  429: problemAnswer('Too often by this account'),
};
const show = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/workshop-invitations/show',
    summary: 'Who invites the caller, and as what, before they accept. A POST, so that the token stands in no address',
    middleware: [
      notStored,
      signedIn(services.verifier),
      ownAccount,
      limitCaller(services, linksOfAccount),
      smallBody(['application/json']),
    ] as const,
    request: { body: { content: { 'application/json': { schema: Token } }, required: true } },
    responses: {
      200: { description: 'It can be accepted', content: { 'application/json': { schema: Shown } } },
      ...REFUSALS,
    },
  });
const accept = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/workshop-invitations/accept',
    summary: 'The caller joins the workshop that a letter to their address invites to',
    middleware: [
      notStored,
      signedIn(services.verifier),
      ownAccount,
      limitCaller(services, linksOfAccount),
      smallBody(['application/json']),
    ] as const,
    request: { body: { content: { 'application/json': { schema: Token } }, required: true } },
    responses: {
      200: { description: 'The workshop, and their role', content: { 'application/json': { schema: Joined } } },
      ...REFUSALS,
    },
  });

function answerRefusal(c: Context, problem: Problem) {
  const body = problemBody(problem);
  if (problem.code === 'invitation_over') return c.json(body, 404);
  return problem.code === 'not_signed_in' ? c.json(body, 401) : c.json(body, 403);
}

/** Accepting an invitation. */
export function acceptRoutes(services: StudioServices) {
  const emailOf = verifiedEmailOf(services.settings, services);
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(show(services), async (c) => {
      const email = await emailOf(c.var.caller, c.var.accessToken);
      const shown = await showInvitation(services, c.req.valid('json').token, { email });
      if (!shown.ok) return answerRefusal(c, shown.problem);
      const { role, invitedBy, expiresAtMs } = shown.value;
      const expiresAt = new Date(expiresAtMs).toISOString();
      return c.json({ role, expiresAt, ...(invitedBy === undefined ? {} : { invitedBy }) }, 200);
    })
    .openapi(accept(services), async (c) => {
      const { caller, accessToken } = c.var;
      const session = await askSession(services, c.var, 'held');
      if (!session.ok) return answerRefusal(c, session.problem);
      const invited = { accountId: caller.id, email: await emailOf(caller, accessToken) };
      const joined = await acceptInvitation(services, c.req.valid('json').token, invited, session.value);
      if (!joined.ok) return answerRefusal(c, joined.problem);
      return c.json({ workshopId: joined.value.workshopId, role: joined.value.role }, 200);
    });
}
