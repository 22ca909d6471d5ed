import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Result } from '#shared/result.ts';
import { enterHallmark, enterPayment, weighOrder } from '../../orders/finish-order.ts';
import { moveOrder } from '../../orders/move-order.ts';
import { IfMatch, preconditionRequired, versionOf } from '../../http/etag.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import type { ShopOrder } from '../../orders/shop-order.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import type { WorkshopAction } from '../../workshops/rights.ts';
import { answerOrder, answerOrderRefusal, ORDER_ANSWERS } from './answer-order.ts';
import { Hallmark, Note, OrderPath, ORDERS, PaymentIn, Stage, Weight } from './order-schemas.ts';

const Move = z.strictObject({ to: Stage, note: Note });

/** What all routes here have in common: they enter something of an order, by its ETag. */
const entering = <Body extends z.ZodType>(services: StudioServices, action: WorkshopAction, schema: Body) =>
  ({
    ...inWorkshop(services, action, smallBody(['application/json'])),
    request: {
      params: OrderPath,
      headers: IfMatch,
      body: { content: { 'application/json': { schema } }, required: true },
    },
    responses: ORDER_ANSWERS,
  }) as const;

const move = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: `${ORDERS}/{orderId}/steps`,
    summary: 'Lets an order take a step',
    ...entering(services, 'orders.move', Move),
  });
const weigh = (services: StudioServices) =>
  createRoute({
    method: 'put',
    path: `${ORDERS}/{orderId}/weight`,
    summary: 'Enters what the finished piece weighs: it is billed by it',
    ...entering(services, 'orders.work', Weight),
  });
const strike = (services: StudioServices) =>
  createRoute({
    method: 'put',
    path: `${ORDERS}/{orderId}/hallmark`,
    summary: 'Enters what was struck into the piece',
    ...entering(services, 'orders.work', Hallmark),
  });
const pay = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: `${ORDERS}/{orderId}/payments`,
    summary: 'Enters money that changed hands; with a minus it was paid back',
    ...entering(services, 'orders.write', PaymentIn),
  });

/** What becomes of an order. */
export function orderProgressRoutes(services: StudioServices) {
  const store = { ...services, designCaps: services.settings.designCaps };
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(move(services), async (c) => {
      const version = versionOf(c.req.valid('header')['if-match']);
      if (version === undefined) return c.json(problemBody(preconditionRequired), 428);
      const [{ membership }, { orderId }] = [c.var, c.req.valid('param')];
      const moved: Result<ShopOrder> = await moveOrder(store, membership, orderId, c.req.valid('json'), version);
      return moved.ok ? answerOrder(c, moved.value, membership.role) : answerOrderRefusal(c, moved.problem);
    })
    .openapi(weigh(services), async (c) => {
      const version = versionOf(c.req.valid('header')['if-match']);
      if (version === undefined) return c.json(problemBody(preconditionRequired), 428);
      const [{ membership }, { orderId }] = [c.var, c.req.valid('param')];
      const weighed = await weighOrder(store, membership, orderId, c.req.valid('json'), version);
      return weighed.ok ? answerOrder(c, weighed.value, membership.role) : answerOrderRefusal(c, weighed.problem);
    })
    .openapi(strike(services), async (c) => {
      const version = versionOf(c.req.valid('header')['if-match']);
      if (version === undefined) return c.json(problemBody(preconditionRequired), 428);
      const [{ membership }, { orderId }] = [c.var, c.req.valid('param')];
      const struck = await enterHallmark(store, membership, orderId, c.req.valid('json'), version);
      return struck.ok ? answerOrder(c, struck.value, membership.role) : answerOrderRefusal(c, struck.problem);
    })
    .openapi(pay(services), async (c) => {
      const version = versionOf(c.req.valid('header')['if-match']);
      if (version === undefined) return c.json(problemBody(preconditionRequired), 428);
      const [{ membership }, { orderId }] = [c.var, c.req.valid('param')];
      const paid = await enterPayment(store, membership, orderId, c.req.valid('json'), version);
      return paid.ok ? answerOrder(c, paid.value, membership.role) : answerOrderRefusal(c, paid.problem);
    });
}
