import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { likedPicturesOf, likePicture, unlikePicture } from '../../designs/liked-pictures.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerActorRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { WorkshopPath } from '../workshop-path.ts';
import { answerWriteRefusal, TOO_MANY_WRITES } from './design.ts';

const PicturePath = WorkshopPath.extend({ designId: z.string(), revisionId: z.string() });
const PATH = '/api/workshops/{workshopId}/designs/{designId}/revisions/{revisionId}/like';
const Liked = z.object({ designId: z.uuid(), revisionId: z.uuid(), likedAt: z.iso.datetime() });

const like = (services: StudioServices) =>
  createRoute({
    method: 'put',
    path: PATH,
    summary: 'The caller likes the picture of a state',
    ...inWorkshop(services, 'pictures.like'),
    request: { params: PicturePath },
    responses: { 204: { description: 'Now or before' }, ...WORKSHOP_REFUSALS, ...TOO_MANY_WRITES },
  });
const unlike = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: PATH,
    summary: 'The caller likes it no longer',
    ...inWorkshop(services, 'pictures.like'),
    request: { params: PicturePath },
    responses: { 204: { description: 'Whether it was liked or not' }, ...WORKSHOP_REFUSALS },
  });
const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/workshops/{workshopId}/liked-pictures',
    summary: 'A page of what the caller likes, the newest first',
    ...inWorkshop(services, 'pictures.like'),
    request: { params: WorkshopPath, query: pageQuery },
    responses: {
      200: {
        description: 'Nobody else’s. `next` asks for the page after it',
        content: {
          'application/json': { schema: z.object({ pictures: z.array(Liked), next: z.string().optional() }) },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      ...WORKSHOP_REFUSALS,
    },
  });

/** The pictures that somebody likes. */
export function likedPictureRoutes(services: StudioServices) {
  const { db } = services;
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(like(services), async (c) => {
      const liked = await likePicture(services, c.var.membership, c.req.valid('param'));
      return liked.ok ? c.body(null, 204) : answerWriteRefusal(c, liked.problem);
    })
    .openapi(unlike(services), async (c) => {
      const unliked = await unlikePicture(db, c.var.membership, c.req.valid('param'));
      return unliked.ok ? c.body(null, 204) : answerActorRefusal(c, unliked.problem);
    })
    .openapi(list(services), async (c) => {
      const query = c.req.valid('query');
      const liked = await likedPicturesOf(db, c.var.membership, withOneMore(query));
      const { rows, ...more } = pageOf(liked, query, ({ likedAtMs, revisionId }) => ({
        atMs: likedAtMs,
        id: revisionId,
      }));
      const pictures = rows.map(({ likedAtMs, ...place }) => ({
        ...place,
        likedAt: new Date(likedAtMs).toISOString(),
      }));
      return c.json({ pictures, ...more }, 200);
    });
}
