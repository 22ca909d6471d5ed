import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HOUR_MS } from '#shared/time-units.ts';
import { workshopRoles } from '../../db/workshop-tables.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { notStored } from '../../http/not-stored.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { verifiedEmailOf } from '../../identity/tokens/verifier-of.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { acceptInvitation } from '../../workshops/accept-invitation.ts';

/** At this rate guessing 192 bits is hopeless. */
const acceptancesFromAddress: Limit = { name: 'invitation-links-from', most: 60, windowMs: HOUR_MS };

const Token = z.object({ token: z.string().min(1).max(100) });
const Joined = z.object({ workshopId: z.uuid(), role: z.enum(workshopRoles) });

const route = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/workshop-invitations/accept',
    summary: 'The caller joins the workshop that a letter to their address invites to',
    middleware: [
      notStored,
      limitRequests(services, acceptancesFromAddress),
      signedIn(services.verifier),
      ownAccount,
      smallBody(['application/json']),
    ] as const,
    request: { body: { content: { 'application/json': { schema: Token } }, required: true } },
    responses: {
      200: { description: 'The workshop, and their role', content: { 'application/json': { schema: Joined } } },
      400: problemAnswer('There is no token'),
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token is for less; or the invitation is for another address'),
      404: problemAnswer('The invitation was used, taken back, or is too old'),
      429: problemAnswer('Too often from this address'),
    },
  });

/** Accepting an invitation. */
export function acceptRoutes(services: StudioServices) {
  const emailOf = verifiedEmailOf(services.settings, services);
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput }).openapi(route(services), async (c) => {
    const { caller, accessToken } = c.var;
    const invited = { accountId: caller.id, email: await emailOf(caller, accessToken) };
    const joined = await acceptInvitation(services, c.req.valid('json').token, invited);
    if (joined.ok) return c.json({ workshopId: joined.value.workshopId, role: joined.value.role }, 200);
    return c.json(problemBody(joined.problem), joined.problem.code === 'invitation_over' ? 404 : 403);
  });
}
