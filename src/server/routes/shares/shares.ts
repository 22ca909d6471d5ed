import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { studioNotOnline } from '#shared/not-online.ts';
import type { Problem } from '#shared/result.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import { findShares, shopNameOf } from '../../shares/find-shares.ts';
import { makeShare } from '../../shares/make-share.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { CreationKey } from '../designs/catalogue.ts';
import { WorkshopPath } from '../workshop-path.ts';
import { presentedShare, reachOfStudio } from './present.ts';
import { StudioReach, ShareIn, ShareOut, SHARES } from './share-schemas.ts';

const Id = z.uuid('This id names nothing.').toLowerCase().optional();
const Query = pageQuery.extend({
  designId: Id.openapi({ description: 'Of a design, and of the orders of it' }),
  orderId: Id.openapi({ description: 'Of one order' }),
});

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: SHARES,
    summary: 'A page of the links that show a piece to clients, the newest first',
    ...inWorkshop(services, 'shares.read'),
    request: { params: WorkshopPath, query: Query },
    responses: {
      200: {
        description:
          '`next` asks for the page after it; `reach` says who can open a link of this studio, `shopName` what stands above what it shows',
        content: {
          'application/json': {
            schema: z.object({
              shares: z.array(ShareOut),
              next: z.string().optional(),
              reach: StudioReach,
              shopName: z.string(),
            }),
          },
        },
      },
      400: problemAnswer('They can’t be asked for like this'),
      ...WORKSHOP_REFUSALS,
    },
  });
const make = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: SHARES,
    summary: 'Makes a link that shows a piece to a client; sent again with its Idempotency-Key it is the same one',
    ...inWorkshop(services, 'shares.write', smallBody(['application/json'])),
    request: {
      params: WorkshopPath,
      headers: CreationKey,
      body: { content: { 'application/json': { schema: ShareIn } }, required: true },
    },
    responses: {
      201: { description: 'It is open', content: { 'application/json': { schema: ShareOut } } },
      400: problemAnswer('It can’t be read'),
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('The workshop has no room, the piece has enough links, or nobody could open one'),
      413: problemAnswer('More than a link is'),
      415: problemAnswer('No JSON'),
      422: problemAnswer('Something else was created under this key'),
      429: problemAnswer('The workshop, or the caller, has saved too much in an hour'),
    },
  });

function answerMakingRefusal(c: Context, problem: Problem) {
  switch (problem.code) {
    case 'too_many_requests':
      return c.json(problemBody(problem), 429);
    case 'idempotency_key_reused':
      return c.json(problemBody(problem), 422);
    default:
      return answerWorkshopRefusal(c, problem);
  }
}

/** The links that show pieces to clients: found, and made. */
export function sharesRoutes(services: StudioServices) {
  const store = { ...services, designCaps: services.settings.designCaps };
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const { designId, orderId, ...page } = c.req.valid('query');
      const of = designId === undefined ? orderId && { orderId } : { designId };
      if (!of) return c.json(problemBody(noPiece), 400);
      const { workshopId } = c.var.membership;
      const found = await findShares(services.db, workshopId, of, withOneMore(page));
      const { rows, ...more } = pageOf(found, page, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }));
      const shares = rows.map((share) => presentedShare(services, share, c.env.origin));
      const shopName = await shopNameOf(services.db, workshopId);
      return c.json({ shares, ...more, reach: reachOfStudio(c.env.origin), shopName }, 200);
    })
    .openapi(make(services), async (c) => {
      if (reachOfStudio(c.env.origin) === 'nobody') return c.json(problemBody(studioNotOnline), 409);
      const key = c.req.valid('header')['idempotency-key'];
      const made = await makeShare(store, c.var.membership, key, c.req.valid('json'));
      if (!made.ok) return answerMakingRefusal(c, made.problem);
      return c.json(presentedShare(services, made.value, c.env.origin), 201);
    });
}

const noPiece: Problem = {
  code: 'invalid_input',
  message: 'Links are asked for by a designId or an orderId.',
  remedy: 'Send one of them.',
};
