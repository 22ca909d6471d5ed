import { sql } from 'kysely';
import { fail, ok, type Result } from '#shared/result.ts';
import { isSqlite } from '../db/is-sqlite.ts';
import type { Database } from '../db/open-database.ts';
import type { OrderStage } from '../db/order-tables.ts';
import { searchWordsIn } from '../designs/search-terms.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import { noSuchOrder } from './order-problems.ts';
import { CLOSED_STAGES } from './order-steps.ts';
import { ORDER_COLUMNS, orderOfRow, type ShopOrder } from './shop-order.ts';

/** What of a workshop's orders is asked for. */
export interface OrderFilter {
  readonly stage?: OrderStage | undefined;
  /** Leaves out what is delivered or cancelled. */
  readonly isOpen?: boolean;
  /** Beginnings of words, all of which have to be found. */
  readonly text?: string | undefined;
}

const MOST_WORDS = 8;

/**
 * The orders of a workshop that a filter lets through, the last change first. A workshop has thousands and no more, so
 * that the words of each are compared.
 * @param isAtCounter whether they are found by their clients, too
 */
export async function findOrders(
  db: Database,
  workshopId: string,
  { stage, isOpen = false, text = '' }: OrderFilter,
  isAtCounter: boolean,
  { limit, after }: PageWanted,
): Promise<readonly ShopOrder[]> {
  const words = searchWordsIn(text).slice(0, MOST_WORDS);
  const said = isAtCounter
    ? sql`' ' || shop_orders.search_text || ' ' || shop_orders.client_text`
    : sql`' ' || shop_orders.search_text`;
  const place = isSqlite(db) ? sql.raw('instr') : sql.raw('strpos');
  let query = db
    .selectFrom('shopOrders')
    .select(ORDER_COLUMNS)
    .where('workshopId', '=', workshopId)
    .$if(stage !== undefined, (found) => found.where('stage', '=', stage ?? 'enquiry'))
    .$if(isOpen, (found) => found.where('stage', 'not in', CLOSED_STAGES))
    .$if(after !== undefined, (found) =>
      found.where((row) => row(row.refTuple('changedAtMs', 'id'), '<', row.tuple(after?.atMs ?? 0, after?.id ?? ''))),
    );
  for (const word of words) query = query.where(sql<boolean>`${place}(${said}, ${` ${word}`}) > 0`);
  const rows = await query.orderBy('changedAtMs', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(orderOfRow);
}

/** One order of a workshop. */
export async function findOrder(db: Database, workshopId: string, orderId: string): Promise<Result<ShopOrder>> {
  const row = await db
    .selectFrom('shopOrders')
    .select(ORDER_COLUMNS)
    .where('id', '=', orderId)
    .where('workshopId', '=', workshopId)
    .executeTakeFirst();
  return row === undefined ? fail(noSuchOrder) : ok(orderOfRow(row));
}
