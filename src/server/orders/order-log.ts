import type { OrderLogRow } from '../db/order-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { PageWanted } from '../http/page-of-rows.ts';

/** A line of an order's log. */
export type OrderLogLine = Omit<OrderLogRow, 'orderId'>;

/** What a line takes beside its note. */
export const BYTES_OF_LINE = 200;

export const bytesOfLine = (note: string): number => BYTES_OF_LINE + Buffer.byteLength(note);

/** Adds a line to the log of an order. @param work a transaction that holds its workshop */
export async function writeLine(
  work: Database,
  orderId: string,
  position: number,
  line: Omit<OrderLogLine, 'position'>,
): Promise<void> {
  await work
    .insertInto('orderLog')
    .values({ orderId, position, ...line })
    .execute();
}

/**
 * The log of an order that was found in its workshop, the last line first.
 * @param isAtCounter whether payments are shown, too
 */
export const logOf = (
  db: Database,
  orderId: string,
  isAtCounter: boolean,
  { limit, after }: PageWanted,
): Promise<OrderLogLine[]> =>
  db
    .selectFrom('orderLog')
    .select(['position', 'kind', 'fromStage', 'toStage', 'note', 'accountId', 'atMs'])
    .where('orderId', '=', orderId)
    .$if(!isAtCounter, (query) => query.where('kind', '!=', 'paid'))
    .$if(after !== undefined, (query) => query.where('position', '<', Number(after?.id ?? 0)))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
