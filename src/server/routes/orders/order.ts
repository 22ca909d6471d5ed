import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { checkedDetails, enterDetails, orderRevision } from '../../orders/agree-order.ts';
import { deleteOrder } from '../../orders/delete-order.ts';
import { findOrder } from '../../orders/find-orders.ts';
import { logOf } from '../../orders/order-log.ts';
import { etagOf, IfMatch, preconditionRequired, versionOf } from '../../http/etag.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { answerOrder, answerOrderRefusal, ORDER_ANSWERS, ORDER_REFUSALS } from './answer-order.ts';
import { Details, LogLineOut, OrderOut, OrderPath, ORDERS, OrderedRevisionIn } from './order-schemas.ts';
import { isAtCounter, presentedLine, presentedOrder } from './present.ts';

const PATH = `${ORDERS}/{orderId}` as const;

const read = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: PATH,
    summary: 'An order, with the steps that the caller may let it take; the client and the money for who sells',
    ...inWorkshop(services, 'orders.read'),
    request: { params: OrderPath, headers: z.object({ 'if-none-match': z.string().optional() }) },
    responses: {
      200: { description: 'With its ETag', content: { 'application/json': { schema: OrderOut } } },
      304: { description: 'It is as If-None-Match says' },
      ...WORKSHOP_REFUSALS,
    },
  });
const change = (services: StudioServices) =>
  createRoute({
    method: 'patch',
    path: PATH,
    summary: 'Enters what was agreed with the client, or orders another state of the design until they approve',
    ...inWorkshop(services, 'orders.write', smallBody(['application/json'])),
    request: {
      params: OrderPath,
      headers: IfMatch,
      body: {
        content: { 'application/json': { schema: z.union([z.strictObject({ details: Details }), OrderedRevisionIn]) } },
        required: true,
      },
    },
    responses: ORDER_ANSWERS,
  });
const remove = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: PATH,
    summary: 'Deletes for good an order that is cancelled or was never approved, by which no money is held',
    ...inWorkshop(services, 'orders.delete'),
    request: { params: OrderPath, headers: IfMatch },
    responses: { 204: { description: 'It is gone, and its room is free' }, ...ORDER_REFUSALS },
  });
const log = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: `${PATH}/log`,
    summary: 'A page of what became of an order, the last first',
    ...inWorkshop(services, 'orders.read'),
    request: { params: OrderPath, query: pageQuery },
    responses: {
      200: {
        description: '`next` asks for the page after it',
        content: {
          'application/json': { schema: z.object({ lines: z.array(LogLineOut), next: z.string().optional() }) },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      ...WORKSHOP_REFUSALS,
    },
  });

/** One order. */
export function orderRoutes(services: StudioServices) {
  const { db } = services;
  const store = { ...services, designCaps: services.settings.designCaps };
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(read(services), async (c) => {
      const { workshopId, role } = c.var.membership;
      const found = await findOrder(db, workshopId, c.req.valid('param').orderId);
      if (!found.ok) return c.json(problemBody(found.problem), 404);
      const etag = etagOf(found.value.version);
      c.header('etag', etag);
      if (c.req.valid('header')['if-none-match'] === etag) return c.body(null, 304);
      return c.json(presentedOrder(found.value, role), 200);
    })
    .openapi(change(services), async (c) => {
      const version = versionOf(c.req.valid('header')['if-match']);
      if (version === undefined) return c.json(problemBody(preconditionRequired), 428);
      const { membership } = c.var;
      const [wanted, { orderId }] = [c.req.valid('json'), c.req.valid('param')];
      const details = 'details' in wanted ? checkedDetails(wanted.details) : undefined;
      if (details?.ok === false) return c.json(problemBody(details.problem), 409);
      const changed =
        'details' in wanted
          ? await enterDetails(store, membership, orderId, wanted.details, version)
          : await orderRevision(store, membership, orderId, wanted, version);
      return changed.ok ? answerOrder(c, changed.value, membership.role) : answerOrderRefusal(c, changed.problem);
    })
    .openapi(remove(services), async (c) => {
      const version = versionOf(c.req.valid('header')['if-match']);
      if (version === undefined) return c.json(problemBody(preconditionRequired), 428);
      const deleted = await deleteOrder(services, c.var.membership, c.req.valid('param').orderId, version);
      return deleted.ok ? c.body(null, 204) : answerOrderRefusal(c, deleted.problem);
    })
    .openapi(log(services), async (c) => {
      const { workshopId, role } = c.var.membership;
      const query = c.req.valid('query');
      const found = await findOrder(db, workshopId, c.req.valid('param').orderId);
      if (!found.ok) return c.json(problemBody(found.problem), 404);
      const lines = await logOf(db, found.value.id, isAtCounter(role), withOneMore(query));
      const { rows, ...more } = pageOf(lines, query, ({ atMs, position }) => ({ atMs, id: String(position) }));
      return c.json({ lines: rows.map((line) => presentedLine(line, role)), ...more }, 200);
    });
}
