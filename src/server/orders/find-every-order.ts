import type { Database } from '../db/open-database.ts';
import type { OrderStage } from '../db/order-tables.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import { CLOSED_STAGES } from './order-steps.ts';
import { ORDER_COLUMNS, orderOfRow, type ShopOrder } from './shop-order.ts';

/** An order, and whose it is. */
export interface OrderOfStudio {
  readonly order: ShopOrder;
  readonly workshopName: string;
}

/** The orders of all workshops, the last change first. @param stage `open`: neither delivered nor cancelled */
export async function findEveryOrder(
  db: Database,
  stage: OrderStage | 'open' | undefined,
  { limit, after }: PageWanted,
): Promise<readonly OrderOfStudio[]> {
  const rows = await db
    .selectFrom('shopOrders')
    .innerJoin('workshops', 'workshops.id', 'shopOrders.workshopId')
    .select(ORDER_COLUMNS.map((column) => `shopOrders.${column}` as const))
    .select('workshops.name as workshopName')
    .$if(stage === 'open', (found) => found.where('stage', 'not in', CLOSED_STAGES))
    .$if(stage !== undefined && stage !== 'open', (found) => found.where('stage', '=', stage as OrderStage))
    .$if(after !== undefined, (found) =>
      found.where((row) =>
        row(row.refTuple('changedAtMs', 'shopOrders.id'), '<', row.tuple(after?.atMs ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('changedAtMs', 'desc')
    .orderBy('shopOrders.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ workshopName, ...row }) => ({ order: orderOfRow(row), workshopName }));
}
