import type { Context } from 'hono';
import type { Problem } from '#shared/result.ts';
import type { WorkshopRole } from '../../db/workshop-tables.ts';
import { etagOf } from '../../http/etag.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import type { ShopOrder } from '../../orders/shop-order.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import { OrderOut } from './order-schemas.ts';
import { presentedOrder } from './present.ts';

/** What a change of an order is refused with. */
export const ORDER_REFUSALS = {
  ...WORKSHOP_REFUSALS,
  409: problemAnswer('It does not fit the order as it is, or the workshop has no room'),
  412: problemAnswer('Somebody has changed it since: nothing was written'),
  428: problemAnswer('If-Match is missing'),
  429: problemAnswer('The workshop, or the caller, has saved too much in an hour'),
};

/** What a change of an order is answered with. */
export const ORDER_ANSWERS = {
  200: { description: 'As it is now', content: { 'application/json': { schema: OrderOut } } },
  400: problemAnswer('It can’t be read'),
  ...ORDER_REFUSALS,
  413: problemAnswer('More than a change is'),
  415: problemAnswer('No JSON'),
};

/** Answers what a write of an order is refused with. */
export function answerOrderRefusal(c: Context, problem: Problem) {
  const body = problemBody(problem);
  switch (problem.code) {
    case 'too_many_requests':
      return c.json(body, 429);
    case 'order_changed':
      return c.json(body, 412);
    case 'role_without_step':
      return c.json(body, 403);
    default:
      return answerWorkshopRefusal(c, problem);
  }
}

/** Answers an order as somebody in a role is shown it. */
export function answerOrder(c: Context, order: ShopOrder, role: WorkshopRole) {
  c.header('etag', etagOf(order.version));
  return c.json(presentedOrder(order, role), 200);
}
