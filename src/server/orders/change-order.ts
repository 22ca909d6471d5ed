import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { ShopOrderRow } from '../db/order-tables.ts';
import { type DesignCaps, takeRoom } from '../designs/design-caps.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { membershipOf } from '../workshops/memberships.ts';
import type { WorkshopAction } from '../workshops/rights.ts';
import { bytesOfLine, type OrderLogLine, writeLine } from './order-log.ts';
import {
  MOST_LINES_OF_OTHERS,
  MOST_LOG_LINES,
  noSuchOrder,
  onlyOwnersGoOn,
  orderChanged,
  orderFull,
} from './order-problems.ts';
import type { OrderStore } from './place-order.ts';
import { ORDER_COLUMNS, orderOfRow, type ShopOrder } from './shop-order.ts';

/** Which order is changed, by which right, and of which version. */
export interface OrderChanging {
  readonly orderId: string;
  readonly action: WorkshopAction;
  readonly version: number;
}

/** What of an order becomes another, and what its log says of it. */
export interface OrderChange {
  readonly columns: Partial<ShopOrderRow>;
  readonly line: Pick<OrderLogLine, 'kind' | 'note'>;
  /** What it takes more than before. */
  readonly bytes?: number;
  /** It lets an order be deleted, and so is written also where the log or the workshop has no room. */
  readonly freesRoom?: boolean;
}

/**
 * Changes an order and says so in its log, in one transaction that holds the workshop.
 * @param change what it becomes; nothing is written where it has that already (undefined)
 * @returns refused with `not_found`, `order_changed`, `order_full`, `too_many_requests`, `designs_full`, as `change`
 *   refuses, or as `writeAsMember` does
 */
export function changeOrder(
  { db, clock, designCaps }: OrderStore,
  actor: Actor,
  { orderId, action, version }: OrderChanging,
  change: (
    order: ShopOrder,
    work: Database,
  ) => Result<OrderChange | undefined> | Promise<Result<OrderChange | undefined>>,
): Promise<Result<ShopOrder>> {
  const { workshopId, accountId } = actor;
  return writeAsMember(db, actor, { action }, async (work): Promise<Result<ShopOrder>> => {
    // Whoever holds the workshop is the only one who changes its orders.
    const found = await work
      .selectFrom('shopOrders')
      .select(ORDER_COLUMNS)
      .where('id', '=', orderId)
      .where('workshopId', '=', workshopId)
      .executeTakeFirst();
    if (found === undefined) return fail(noSuchOrder);
    if (found.version !== version) return fail(orderChanged);
    const order = orderOfRow(found);
    const changed = await change(order, work);
    if (!changed.ok) return changed;
    if (changed.value === undefined) return ok(order);
    const { columns, line, bytes = 0, freesRoom = false } = changed.value;
    const room = freesRoom ? ok(undefined) : await findLineFree(work, actor, order);
    if (!room.ok) return room;
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const taken = await takeRoom(work, freesRoom ? noCaps : designCaps, workshopId, bytes + bytesOfLine(line.note));
    if (!taken.ok) return taken;
    return ok(await writeOrderChange(work, order, { columns, line }, { accountId, atMs: clock() }));
  });
}

const noCaps: DesignCaps = { designsPerWorkshop: Number.MAX_SAFE_INTEGER, bytesPerWorkshop: Number.MAX_SAFE_INTEGER };

/** Whether somebody may add a line to the log of an order. */
async function findLineFree(
  work: Database,
  { workshopId, accountId }: Actor,
  { logCount }: ShopOrder,
): Promise<Result<undefined>> {
  if (logCount < MOST_LINES_OF_OTHERS) return ok(undefined);
  // Their role as it is now, since it may have changed while the body was on its way.
  const member = await membershipOf(work, workshopId, accountId);
  if (member?.role !== 'owner') return fail(onlyOwnersGoOn);
  return logCount < MOST_LOG_LINES ? ok(undefined) : fail(orderFull);
}

/** Writes a change of an order and its line of the log. @param work a transaction that holds the workshop */
export async function writeOrderChange(
  work: Database,
  { id, version, logCount, stage }: ShopOrder,
  { columns, line }: Pick<OrderChange, 'columns' | 'line'>,
  by: Pick<OrderLogLine, 'accountId' | 'atMs'>,
): Promise<ShopOrder> {
  const position = logCount + 1;
  const row = await work
    .updateTable('shopOrders')
    .set({ ...columns, version: version + 1, logCount: position, changedAtMs: by.atMs })
    .where('id', '=', id)
    .returning(ORDER_COLUMNS)
    .executeTakeFirstOrThrow();
  await writeLine(work, id, position, { ...line, ...by, fromStage: stage, toStage: columns.stage ?? stage });
  return orderOfRow(row);
}
