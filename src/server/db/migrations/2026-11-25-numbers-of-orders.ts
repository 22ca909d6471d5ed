import { type Kysely, sql } from 'kysely';

/** A workshop remembers the last number that it gave an order: that of a deleted one is on a bag somewhere, and given to no other. */
export async function keepLastOrderNumbers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('workshops')
    .addColumn('lastOrderNumber', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update workshops set last_order_number = coalesce((
      select max(number) from shop_orders where shop_orders.workshop_id = workshops.id
    ), 0)
  `.execute(db);
}
