import { sql } from 'kysely';
import type { DesignRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';

/**
 * Another design of the workshop that has the stock number of one already, in capitals or not: a label is read aloud. The bin
 * keeps no number from others.
 * @param work a transaction that holds the workshop, so that two don't take one number at the same moment
 */
export async function designWithNumber(
  work: Database,
  { id, workshopId, sku }: Pick<DesignRow, 'id' | 'workshopId' | 'sku'>,
): Promise<Pick<DesignRow, 'title' | 'sku'> | undefined> {
  if (sku === '') return undefined;
  return work
    .selectFrom('designs')
    .select(['title', 'sku'])
    .where('workshopId', '=', workshopId)
    .where((row) => row(row.fn<string>('lower', ['sku']), '=', sql<string>`lower(${sku})`))
    .where('id', '<>', id)
    .where('deletedAtMs', 'is', null)
    .limit(1)
    .executeTakeFirst();
}
