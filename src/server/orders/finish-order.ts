import { fail, ok, type Result } from '#shared/result.ts';
import { grams } from '#shared/measure-words.ts';
import { exactMoney } from '#shared/money.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { billByWeight, type MetalTerms, type OrderBill } from '#spec/workshop/bill-by-weight.ts';
import type { Actor } from '../workshops/hold-workshop.ts';
import { changeOrder } from './change-order.ts';
import { holdsMoney } from './delete-order.ts';
import { MOST_PAYMENTS, notMadeYet, orderClosed, orderFull, rateMissing } from './order-problems.ts';
import { isClosed, isFrozen } from './order-steps.ts';
import type { OrderStore } from './place-order.ts';
import type { EnteredHallmark, Payment, ShopOrder } from './shop-order.ts';

/** What the scale says, and the rate of that day for an order that is billed by it. */
export interface EnteredWeight {
  readonly netMetalGrams: number;
  readonly ratePerGram?: number | undefined;
}

/** The terms of an order at the rate of a day. @returns refused with `rate_missing` where that decides and nobody said it */
function termsOf({ details }: ShopOrder, ratePerGram: number | undefined): Result<MetalTerms> {
  const { ratePolicy, bookedGrams } = details;
  if (ratePolicy === 'locked') return ok({ policy: 'locked' });
  if (ratePerGram === undefined) return fail(rateMissing);
  return ok(ratePolicy === 'open' ? { policy: 'open', ratePerGram } : { policy: 'booked', bookedGrams, ratePerGram });
}

/** What an order costs: by its weight, or as estimated before it is weighed. */
export function billOf({ estimate, weighed, alloy }: Pick<ShopOrder, 'estimate' | 'weighed' | 'alloy'>): OrderBill {
  const bill = weighed === undefined ? undefined : billByWeight(estimate, alloys[alloy].metal, weighed);
  // It was reckoned once before it was kept.
  return bill?.ok ? bill.value : { lines: estimate.lines, amount: estimate.amount };
}

/**
 * Enters what the finished piece weighs; it is billed by it from then on.
 * @returns refused with `not_made_yet`, `order_closed`, `rate_missing`, `unlikely_weight`, or as `changeOrder` refuses
 */
export const weighOrder = (
  store: OrderStore,
  actor: Actor,
  orderId: string,
  { netMetalGrams, ratePerGram }: EnteredWeight,
  version: number,
): Promise<Result<ShopOrder>> =>
  changeOrder(store, actor, { orderId, action: 'orders.work', version }, (order) => {
    if (isClosed(order)) return fail(orderClosed);
    if (!isFrozen(order)) return fail(notMadeYet);
    const terms = termsOf(order, ratePerGram);
    if (!terms.ok) return terms;
    const weighed = { netMetalGrams, terms: terms.value };
    const bill = billByWeight(order.estimate, alloys[order.alloy].metal, weighed);
    if (!bill.ok) return bill;
    const columns = { weighed: JSON.stringify(weighed) };
    if (JSON.stringify(order.weighed) === columns.weighed) return ok(undefined);
    return ok({ columns, line: { kind: 'weighed', note: `Weighs ${grams(netMetalGrams)} finished` } });
  });

/** Enters what was struck into the piece. @returns refused with `order_closed`, `not_made_yet`, or as `changeOrder` refuses */
export const enterHallmark = (
  store: OrderStore,
  actor: Actor,
  orderId: string,
  entered: EnteredHallmark,
  version: number,
): Promise<Result<ShopOrder>> =>
  changeOrder(store, actor, { orderId, action: 'orders.work', version }, (order) => {
    if (isClosed(order)) return fail(orderClosed);
    if (!isFrozen(order)) return fail(notMadeYet);
    const hallmark = JSON.stringify(entered);
    if (JSON.stringify(order.hallmark) === hallmark) return ok(undefined);
    const said = [entered.fineness, entered.assayOffice, entered.number].filter((word) => word !== '');
    return ok({ columns: { hallmark }, line: { kind: 'hallmarked', note: `Hallmark: ${said.join(', ')}` } });
  });

/** Enters money that changed hands. An order that is closed takes it, too: balances are paid late, deposits given back. */
export const enterPayment = (
  store: OrderStore,
  actor: Actor,
  orderId: string,
  payment: Payment,
  version: number,
): Promise<Result<ShopOrder>> =>
  changeOrder(store, actor, { orderId, action: 'orders.write', version }, (order) => {
    const all = [...order.payments, payment];
    // What was received is given back also by an order that takes nothing more: then it can be deleted.
    const isSettled = !holdsMoney(all);
    if (order.payments.length >= MOST_PAYMENTS && !isSettled) return fail(orderFull);
    const payments = JSON.stringify(all);
    const sum = exactMoney(Math.abs(payment.amount), order.estimate.currency);
    const note = payment.amount < 0 ? `Paid back ${sum}` : `Received ${sum}`;
    return ok({ columns: { payments }, line: { kind: 'paid', note }, freesRoom: isSettled });
  });
