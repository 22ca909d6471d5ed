import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import type { Problem } from '#shared/result.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerActorRefusal, answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import { giveSharePicture, revokeShare } from '../../shares/change-share.ts';
import { MOST_PICTURE_BYTES, readPicture } from '../../shares/read-picture.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { SharePath, SHARES } from './share-schemas.ts';

const pictureTooLarge: Problem = {
  code: 'body_too_large',
  message: `A picture of a link has at most ${MOST_PICTURE_BYTES / 1000} kB.`,
  remedy: 'Send it smaller, or as a JPEG.',
};

/** Reads the bytes of a picture before anybody is let in, as every body: it may be sent slowly. */
const pictureBody = every(
  bodyLimit({ maxSize: MOST_PICTURE_BYTES, onError: (c) => answerProblem(c, 413, pictureTooLarge) }),
  createMiddleware<StudioBindings>(async (c, next) => {
    await c.req.arrayBuffer();
    return next();
  }),
);

const PICTURE = { schema: { type: 'string', format: 'binary' } } as const;

const give = (services: StudioServices) =>
  createRoute({
    method: 'put',
    path: `${SHARES}/{shareId}/picture`,
    summary: 'Gives a link the picture that it shows, in the place of the one before: the bytes of a JPEG or a PNG',
    ...inWorkshop(services, 'shares.write', pictureBody),
    request: {
      params: SharePath,
      // What it is, is read from its bytes.
      body: { content: { 'image/jpeg': PICTURE, 'image/png': PICTURE } },
    },
    responses: {
      204: { description: 'The link shows it' },
      400: problemAnswer('It is no such picture'),
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('The workshop has no room'),
      413: problemAnswer('It is too large'),
      429: problemAnswer('The workshop, or the caller, has saved too much in an hour'),
    },
  });
const revoke = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: `${SHARES}/{shareId}`,
    summary: 'Takes a link back: it opens nothing any more; what was approved by it stays approved',
    ...inWorkshop(services, 'shares.write'),
    request: { params: SharePath },
    responses: { 204: { description: 'Now or before' }, ...WORKSHOP_REFUSALS },
  });

function answerPictureRefusal(c: Context, problem: Problem) {
  return problem.code === 'too_many_requests' ? c.json(problemBody(problem), 429) : answerWorkshopRefusal(c, problem);
}

/** One link that shows a piece to a client. */
export function shareRoutes(services: StudioServices) {
  const store = { ...services, designCaps: services.settings.designCaps };
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(give(services), async (c) => {
      const picture = readPicture(new Uint8Array(await c.req.arrayBuffer()));
      if (!picture.ok) return c.json(problemBody(picture.problem), 400);
      const given = await giveSharePicture(store, c.var.membership, c.req.valid('param').shareId, picture.value);
      return given.ok ? c.body(null, 204) : answerPictureRefusal(c, given.problem);
    })
    .openapi(revoke(services), async (c) => {
      const revoked = await revokeShare(store, c.var.membership, c.req.valid('param').shareId);
      return revoked.ok ? c.body(null, 204) : answerActorRefusal(c, revoked.problem);
    });
}
