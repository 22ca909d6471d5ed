import { fail, ok, type Result } from '#shared/result.ts';
import type { OrderStage } from '../db/order-tables.ts';
import type { Actor } from '../workshops/hold-workshop.ts';
import { membershipOf } from '../workshops/memberships.ts';
import { noSuchWorkshop } from '../workshops/rights.ts';
import { changeOrder } from './change-order.ts';
import { weightMissing } from './order-problems.ts';
import { checkedStep } from './order-steps.ts';
import type { OrderStore } from './place-order.ts';
import type { ShopOrder } from './shop-order.ts';

/** A step that somebody lets an order take. */
export interface OrderMove {
  readonly to: OrderStage;
  readonly note: string;
}

/**
 * Lets an order take a step (order-steps.ts).
 * @returns refused with `no_such_step`, `role_without_step`, `weight_missing`, or as `changeOrder` refuses
 */
export const moveOrder = (
  store: OrderStore,
  actor: Actor,
  orderId: string,
  { to, note }: OrderMove,
  version: number,
): Promise<Result<ShopOrder>> =>
  changeOrder(store, actor, { orderId, action: 'orders.move', version }, async (order, work) => {
    // Their role as it is now, since it may have changed while the body was on its way.
    const member = await membershipOf(work, actor.workshopId, actor.accountId);
    if (member === undefined) return fail(noSuchWorkshop);
    const step = checkedStep(order, to, member.role);
    if (!step.ok) return step;
    if (to === 'delivered' && order.weighed === undefined) return fail(weightMissing);
    const heldFrom = to === 'on_hold' ? order.stage : '';
    return ok({ columns: { stage: to, heldFrom }, line: { kind: 'moved', note }, freesRoom: to === 'cancelled' });
  });
