import { grams } from '#shared/measure-words.ts';
import { exactMoney } from '#shared/money.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { OldGold } from '#spec/workshop/order-balance.ts';
import type { Actor } from '../workshops/hold-workshop.ts';
import { membershipOf } from '../workshops/memberships.ts';
import { changeOrder } from './change-order.ts';
import { columnsOfDetails, columnsOfPiece } from './order-facts.ts';
import { nothingBooked, oldGoldAgreed, orderClosed, orderFrozen } from './order-problems.ts';
import { isClosed, isFrozen } from './order-steps.ts';
import { bytesOfRevision, type OrderedRevision, orderedSpec, type OrderStore } from './place-order.ts';
import type { OrderDetails, ShopOrder } from './shop-order.ts';

/** What is made changes no more once the client has approved it, nor at which rate it is billed. */
const FROZEN: readonly (keyof OrderDetails)[] = ['engraving', 'ratePolicy', 'bookedGrams'];

const FIELDS: readonly (readonly [keyof OrderDetails, string])[] = [
  ['client', 'client'],
  ['deadline', 'deadline'],
  ['engraving', 'engraving'],
  ['workNote', 'note for the bench'],
  ['ratePolicy', 'metal rate'],
  ['bookedGrams', 'booked metal'],
  ['depositAsked', 'deposit'],
  ['oldGold', 'old gold'],
];

/** Details that make sense. @returns refused with `nothing_booked` */
export const checkedDetails = (details: OrderDetails): Result<OrderDetails> =>
  details.ratePolicy === 'booked' && details.bookedGrams === 0 ? fail(nothingBooked) : ok(details);

/**
 * Enters what was agreed with the client.
 * @returns refused with `order_closed`, `order_frozen`, `old_gold_agreed` for who is no owner, or as `changeOrder` refuses
 */
export const enterDetails = (
  store: OrderStore,
  actor: Actor,
  orderId: string,
  details: OrderDetails,
  version: number,
): Promise<Result<ShopOrder>> =>
  changeOrder(store, actor, { orderId, action: 'orders.write', version }, async (order, work) => {
    const isSame = (field: keyof OrderDetails) =>
      JSON.stringify(order.details[field]) === JSON.stringify(details[field]);
    const changed = FIELDS.filter(([field]) => !isSame(field));
    if (changed.length === 0) return ok(undefined);
    // A client can be forgotten, or reached at another number, for as long as the order is kept.
    if (isClosed(order) && changed.some(([field]) => field !== 'client')) return fail(orderClosed);
    if (isFrozen(order) && FROZEN.some((field) => !isSame(field))) return fail(orderFrozen);
    if (isFrozen(order) && !isSame('oldGold')) {
      // Their role as it is now, since it may have changed while the body was on its way.
      const member = await membershipOf(work, actor.workshopId, actor.accountId);
      if (member?.role !== 'owner') return fail(oldGoldAgreed);
    }
    const names = `Changed: ${changed.map(([, name]) => name).join(', ')}`;
    const note = isSame('oldGold') ? names : `${names}\n${oldGoldNote(order, details.oldGold)}`;
    return ok({ columns: columnsOfDetails(details), line: { kind: 'changed', note } });
  });

/** What is owed hangs on it, so the log says what it was and what it is. */
function oldGoldNote({ details, estimate }: ShopOrder, now: OldGold | undefined): string {
  const said = (gold: OldGold | undefined): string =>
    gold === undefined
      ? 'none'
      : `${grams(gold.grams)} of ${gold.fineness} at ${exactMoney(gold.ratePerFineGram, estimate.currency)}`;
  return `Old gold: ${said(now)}; before: ${said(details.oldGold)}`;
}

/**
 * Lets an order be for another state of its design, with an estimate of its own, until the client approves.
 * @returns refused with `order_frozen`, `not_found`, `estimate_does_not_add_up`, or as `changeOrder` refuses
 */
export const orderRevision = (
  store: OrderStore,
  actor: Actor,
  orderId: string,
  wanted: OrderedRevision,
  version: number,
): Promise<Result<ShopOrder>> =>
  changeOrder(store, actor, { orderId, action: 'orders.write', version }, async (order, work) => {
    const estimate = JSON.stringify(wanted.estimate);
    const before = { spec: JSON.stringify(order.spec), estimate: JSON.stringify(order.estimate) };
    if (order.revisionId === wanted.revisionId && estimate === before.estimate) return ok(undefined);
    if (isFrozen(order)) return fail(orderFrozen);
    const spec = await orderedSpec(work, actor.workshopId, order.designId, wanted);
    if (!spec.ok) return spec;
    const columns = { ...columnsOfPiece(spec.value, order.number), estimate, revisionId: wanted.revisionId };
    const bytes = bytesOfRevision(columns) - bytesOfRevision(before);
    return ok({ columns, bytes, line: { kind: 'changed', note: 'Changed: the piece and its estimate' } });
  });
