import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Problem } from '#shared/result.ts';
import { etagOf } from '../../http/etag.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { oneAtATime } from '../../limits/one-at-a-time.ts';
import { checkedDetails } from '../../orders/agree-order.ts';
import { findOrders } from '../../orders/find-orders.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { limitCaller } from '../../policies/limit-caller.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { CreationKey, searchesOfAccount } from '../designs/catalogue.ts';
import { WorkshopPath } from '../workshop-path.ts';
import { OrderEntryOut, OrderOut, ORDERS, Placed, Stage } from './order-schemas.ts';
import { isAtCounter, orderInList, presentedOrder } from './present.ts';

const Query = pageQuery.extend({
  stage: z
    .union([Stage, z.literal('open')])
    .optional()
    .openapi({ description: '`open`: neither delivered nor cancelled' }),
  text: z.string().max(100).optional().openapi({ description: 'Beginnings of words, all of which are found' }),
});

/** Pages by time and stage cost nothing. */
const isSearch = (c: Context) => c.req.query('text') !== undefined;

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: ORDERS,
    summary: 'A page of the orders of a workshop, by the time of their last change',
    ...inWorkshop(services, 'orders.read', limitCaller(services, searchesOfAccount, isSearch)),
    request: { params: WorkshopPath, query: Query },
    responses: {
      200: {
        description: '`next` asks for the page after it',
        content: {
          'application/json': { schema: z.object({ orders: z.array(OrderEntryOut), next: z.string().optional() }) },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      429: problemAnswer('Searched more often than people do'),
      ...WORKSHOP_REFUSALS,
    },
  });
const place = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: ORDERS,
    summary: 'Places an order for a state of a design; sent again with its Idempotency-Key it is the same one',
    ...inWorkshop(services, 'orders.write', smallBody(['application/json'])),
    request: {
      params: WorkshopPath,
      headers: CreationKey,
      body: { content: { 'application/json': { schema: Placed } }, required: true },
    },
    responses: {
      201: { description: 'It is placed', content: { 'application/json': { schema: OrderOut } } },
      400: problemAnswer('It can’t be read'),
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('The estimate does not add up, or the workshop has no room'),
      413: problemAnswer('More than an order is'),
      415: problemAnswer('No JSON'),
      422: problemAnswer('Something else was created under this key'),
      429: problemAnswer('The workshop, or the caller, has saved too much in an hour'),
    },
  });

function answerPlacingRefusal(c: Context, problem: Problem) {
  switch (problem.code) {
    case 'too_many_requests':
      return c.json(problemBody(problem), 429);
    case 'idempotency_key_reused':
      return c.json(problemBody(problem), 422);
    default:
      return answerWorkshopRefusal(c, problem);
  }
}

/** The orders of a workshop: found, and placed. */
export function ordersRoutes(services: StudioServices) {
  const ofAccountInTurn = oneAtATime();
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const { stage, text, ...page } = c.req.valid('query');
      const { accountId, workshopId, role } = c.var.membership;
      const filter = stage === 'open' ? { isOpen: true, text } : { stage, text };
      const found = await ofAccountInTurn(accountId, () =>
        findOrders(services.db, workshopId, filter, isAtCounter(role), withOneMore(page)),
      );
      const { rows, ...more } = pageOf(found, page, ({ changedAtMs, id }) => ({ atMs: changedAtMs, id }));
      return c.json({ orders: rows.map((order) => orderInList(order, role)), ...more }, 200);
    })
    .openapi(place(services), async (c) => {
      const wanted = c.req.valid('json');
      const details = checkedDetails(wanted.details);
      if (!details.ok) return c.json(problemBody(details.problem), 409);
      const store = { ...services, designCaps: services.settings.designCaps };
      const placed = await placeOrder(store, c.var.membership, c.req.valid('header')['idempotency-key'], wanted);
      if (!placed.ok) return answerPlacingRefusal(c, placed.problem);
      c.header('etag', etagOf(placed.value.version));
      c.header('location', `${c.req.path}/${placed.value.id}`);
      return c.json(presentedOrder(placed.value, c.var.membership.role), 201);
    });
}
