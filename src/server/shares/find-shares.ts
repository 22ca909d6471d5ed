import type { Database } from '../db/open-database.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import { type PieceShare, SHARE_COLUMNS, shareOfRow } from './share.ts';

/** Of which piece links are asked for. */
export type SharesOf = { readonly designId: string } | { readonly orderId: string };

/** The links to a design and to the orders of it, or to one order; the newest first. */
export async function findShares(
  db: Database,
  workshopId: string,
  of: SharesOf,
  { limit, after }: PageWanted,
): Promise<readonly PieceShare[]> {
  const rows = await db
    .selectFrom('shares')
    .select(SHARE_COLUMNS)
    .where('workshopId', '=', workshopId)
    .where((row) => {
      if ('orderId' in of) return row('orderId', '=', of.orderId);
      const ordersOfIt = row
        .selectFrom('shopOrders')
        .select('shopOrders.id')
        .where('shopOrders.workshopId', '=', workshopId)
        .where('shopOrders.designId', '=', of.designId);
      return row.or([row('designId', '=', of.designId), row('orderId', 'in', ordersOfIt)]);
    })
    .$if(after !== undefined, (query) =>
      query.where((row) => row(row.refTuple('createdAtMs', 'id'), '<', row.tuple(after?.atMs ?? 0, after?.id ?? ''))),
    )
    .orderBy('createdAtMs', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(shareOfRow);
}

/** What stands above whatever a workshop shows. */
export async function shopNameOf(db: Database, workshopId: string): Promise<string> {
  const row = await db.selectFrom('workshops').select('name').where('id', '=', workshopId).executeTakeFirst();
  return row?.name ?? '';
}
