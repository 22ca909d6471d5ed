import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HOUR_MS } from '#shared/time-units.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { notStored } from '../../http/not-stored.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import { isAdmin } from '../../policies/admin-only.ts';
import { limitCaller } from '../../policies/limit-caller.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { notForYou, presentModel, ShownModel, TypedModelBody } from './model-schemas.ts';

/** Each asks the provider a handful of questions. */
export const modelTests: Limit = { name: 'model-tests-of', most: 30, windowMs: HOUR_MS };

const Took = z.enum(['does', 'ignores', 'refuses']);
const Report = z.object({ tools: Took, schema: Took, way: z.enum(['tools', 'schema', 'words']) });

const look = ({ verifier }: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/model',
    summary: 'Who answers in the chat: the built-in designer, or a language model',
    middleware: [notStored, signedIn(verifier), ownAccount] as const,
    responses: {
      200: { description: 'Without its key', content: { 'application/json': { schema: ShownModel } } },
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token is for less'),
    },
  });
const tryIt = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/model/test',
    summary: 'Asks the model whether it answers, calls tools and keeps to a schema',
    middleware: [
      notStored,
      signedIn(services.verifier, 'now'),
      ownAccount,
      limitCaller(services, modelTests),
      smallBody(['application/json']),
    ] as const,
    request: {
      body: {
        content: { 'application/json': { schema: z.object({ typed: TypedModelBody.optional() }) } },
        required: true,
      },
    },
    responses: {
      200: { description: 'What it can do', content: { 'application/json': { schema: Report } } },
      400: problemAnswer('The body is not as described'),
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('Only who runs the studio may'),
      413: problemAnswer('More than an address takes'),
      415: problemAnswer('No JSON'),
      422: problemAnswer('It does not answer, and why'),
      429: problemAnswer('Too often in an hour'),
    },
  });

/** Who answers in the chat, and whether it does. */
export function modelRoutes(services: StudioServices) {
  const { model } = services;
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(look(services), async (c) => c.json(await presentModel(model, c.var.caller), 200))
    .openapi(tryIt(services), async (c) => {
      if (!model.mayChange && !isAdmin(c.var.caller)) return c.json(problemBody(notForYou), 403);
      const { typed } = c.req.valid('json');
      // Where the settings name the model, nobody makes the server call another address.
      const tried = await model.test(model.mayChange ? typed : undefined);
      return tried.ok ? c.json(tried.value, 200) : c.json(problemBody(tried.problem), 422);
    });
}
