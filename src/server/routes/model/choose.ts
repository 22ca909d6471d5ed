import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { notStored } from '../../http/not-stored.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { presentModel, ShownModel, TypedModelBody } from './model-schemas.ts';

const REFUSED = {
  401: problemAnswer('The token is missing, or counts no more'),
  403: problemAnswer('The token is for less'),
};
const NOW = { description: 'As it is now', content: { 'application/json': { schema: ShownModel } } };

const choose = ({ verifier }: StudioServices) =>
  createRoute({
    method: 'put',
    path: '/api/model',
    summary: 'Chooses the model that answers on this computer',
    middleware: [notStored, signedIn(verifier), ownAccount, smallBody(['application/json'])] as const,
    request: { body: { content: { 'application/json': { schema: TypedModelBody } }, required: true } },
    responses: {
      200: NOW,
      400: problemAnswer('It can’t be read'),
      ...REFUSED,
      413: problemAnswer('More than an address takes'),
      415: problemAnswer('No JSON'),
      422: problemAnswer('The studio does not go to such an address'),
    },
  });
const forget = ({ verifier }: StudioServices) =>
  createRoute({
    method: 'delete',
    path: '/api/model',
    summary: 'From now on the built-in designer answers',
    middleware: [notStored, signedIn(verifier), ownAccount] as const,
    responses: { 200: NOW, ...REFUSED },
  });

/** On somebody's own computer: they run the studio. */
export function chooseModelRoutes(services: StudioServices) {
  const { model } = services;
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(choose(services), async (c) => {
      const chosen = await model.choose(c.req.valid('json'));
      return chosen.ok
        ? c.json(await presentModel(model, c.var.caller), 200)
        : c.json(problemBody(chosen.problem), 422);
    })
    .openapi(forget(services), async (c) => {
      await model.forget();
      return c.json(await presentModel(model, c.var.caller), 200);
    });
}
