import type { z } from '@hono/zod-openapi';
import type { DesignSpec } from '#spec/design-spec.ts';
import { balanceOf, creditFor } from '#spec/workshop/order-balance.ts';
import type { WorkshopRole } from '../../db/workshop-tables.ts';
import { etagOf } from '../../http/etag.ts';
import { isDeletable } from '../../orders/delete-order.ts';
import { billOf } from '../../orders/finish-order.ts';
import type { OrderLogLine } from '../../orders/order-log.ts';
import { isFrozen, isStepOfCounter, nextStages } from '../../orders/order-steps.ts';
import type { ShopOrder } from '../../orders/shop-order.ts';
import { may } from '../../workshops/rights.ts';
import type { LogLineOut, OrderEntryOut, OrderOut } from './order-schemas.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Whether somebody is shown clients and money. */
export const isAtCounter = (role: WorkshopRole): boolean => may(role, 'orders.write');

/** An order as a list answers it. */
export function orderInList(order: ShopOrder, role: WorkshopRole): z.infer<typeof OrderEntryOut> {
  const { estimate, weighed, heldFrom, gem } = order;
  const forCounter = {
    clientName: order.clientName,
    price: { amount: billOf(order).amount, currency: estimate.currency },
  };
  return {
    id: order.id,
    number: order.number,
    designId: order.designId,
    revisionId: order.revisionId,
    title: order.title,
    kind: order.kind,
    alloy: order.alloy,
    ...(gem === '' ? {} : { mainGem: gem }),
    stage: order.stage,
    ...(heldFrom === '' ? {} : { heldFrom }),
    deadline: order.deadline,
    netMetalGrams: weighed?.netMetalGrams ?? estimate.netMetalGrams,
    ...(isAtCounter(role) ? forCounter : {}),
    createdAt: iso(order.createdAtMs),
    changedAt: iso(order.changedAtMs),
  };
}

/** An order as the API answers it to somebody in a role. */
export function presentedOrder(order: ShopOrder, role: WorkshopRole): z.infer<typeof OrderOut> {
  const { details, estimate, weighed, hallmark } = order;
  return {
    ...orderInList(order, role),
    spec: order.spec as DesignSpec,
    work: {
      engraving: details.engraving,
      workNote: details.workNote,
      deadline: details.deadline,
      netMetalGrams: weighed?.netMetalGrams ?? estimate.netMetalGrams,
      totalCarats: estimate.totalCarats,
      isWeighed: weighed !== undefined,
      asksRate: details.ratePolicy !== 'locked',
      ...(hallmark === undefined ? {} : { hallmark }),
    },
    ...(isAtCounter(role) ? { counterSide: counterSideOf(order) } : {}),
    isFrozen: isFrozen(order),
    next: [...nextStages(order, role)],
    canBeDeleted: may(role, 'orders.delete') && isDeletable(order),
    etag: etagOf(order.version),
  };
}

function counterSideOf(order: ShopOrder) {
  const { details, estimate, weighed, payments } = order;
  const { lines, amount } = billOf(order);
  return {
    details,
    estimate,
    ...(weighed === undefined ? {} : { weighed: { netMetalGrams: weighed.netMetalGrams } }),
    bill: { lines: [...lines], amount },
    ...(details.oldGold === undefined ? {} : { oldGoldCredit: creditFor(details.oldGold) }),
    payments: [...payments],
    balance: balanceOf(amount, details.oldGold, payments),
  };
}

/** A line of a log as the API answers it to somebody in a role. */
export const presentedLine = (
  { fromStage, toStage, atMs, note, ...line }: OrderLogLine,
  role: WorkshopRole,
): z.infer<typeof LogLineOut> => ({
  ...line,
  note: isAtCounter(role) ? note : noteForBench({ kind: line.kind, fromStage, toStage, note }),
  from: fromStage,
  to: toStage,
  at: iso(atMs),
});

/** What was noted, without what is about the client: notes of the counter's steps, and what was agreed instead of what. */
function noteForBench({
  kind,
  fromStage,
  toStage,
  note,
}: Pick<OrderLogLine, 'kind' | 'fromStage' | 'toStage' | 'note'>): string {
  if (kind === 'changed') return note.split('\n', 1).join();
  return kind === 'moved' && isStepOfCounter(fromStage, toStage) ? '' : note;
}
