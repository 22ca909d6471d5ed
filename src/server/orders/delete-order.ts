import { sql } from 'kysely';
import { roundMoney } from '#shared/money.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { giveBack } from '../designs/design-caps.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { findOrder } from './find-orders.ts';
import { BYTES_OF_LINE } from './order-log.ts';
import { orderChanged, orderHoldsMoney, orderUnderWay } from './order-problems.ts';
import { isFrozen, type StandingOrder } from './order-steps.ts';
import { BYTES_OF_ROW } from './place-order.ts';
import type { Payment, ShopOrder } from './shop-order.ts';

/** Whether money of a client is with the shop by an order, or of the shop with them. */
export const holdsMoney = (payments: readonly Pick<Payment, 'amount'>[]): boolean =>
  roundMoney(payments.reduce((sum, { amount }) => sum + amount, 0)) !== 0;

/** Whether nothing is made for it: it was cancelled, or the client has not approved. */
const isUndone = (order: StandingOrder): boolean => order.stage === 'cancelled' || !isFrozen(order);

/** Whether an owner may delete an order. */
export const isDeletable = (order: StandingOrder & Pick<ShopOrder, 'payments'>): boolean =>
  isUndone(order) && !holdsMoney(order.payments);

/**
 * Deletes an order with its log for good, and frees its room. Its number is given to no other.
 * @returns refused with `not_found`, `order_changed`, `order_under_way`, `order_holds_money`, `too_many_requests`, or as
 *   `writeAsMember` refuses
 */
export function deleteOrder(
  { db, clock }: Counter,
  actor: Actor,
  orderId: string,
  version: number,
): Promise<Result<undefined>> {
  const { workshopId } = actor;
  return writeAsMember(db, actor, { action: 'orders.delete' }, async (work): Promise<Result<undefined>> => {
    const found = await findOrder(work, workshopId, orderId);
    if (!found.ok) return found;
    const order = found.value;
    if (order.version !== version) return fail(orderChanged);
    if (!isUndone(order)) return fail(orderUnderWay);
    if (holdsMoney(order.payments)) return fail(orderHoldsMoney);
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    await giveBack(work, workshopId, await bytesTaken(work, orderId));
    await work.deleteFrom('shopOrders').where('id', '=', orderId).execute();
    return ok(undefined);
  });
}

/** What an order, its log and its links were counted with. */
async function bytesTaken(work: Database, orderId: string): Promise<number> {
  const order = await work
    .selectFrom('shopOrders')
    .select(sql<number>`octet_length(spec) + octet_length(estimate)`.as('bytes'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const log = await work
    .selectFrom('orderLog')
    .select(sql<number>`coalesce(sum(octet_length(note) + ${sql.lit(BYTES_OF_LINE)}), 0)`.as('bytes'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  // The links to it go with it.
  const shares = await work
    .selectFrom('shares')
    .select(sql<number>`coalesce(sum(kept_bytes), 0)`.as('bytes'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return BYTES_OF_ROW + order.bytes + Number(log.bytes) + Number(shares.bytes);
}
