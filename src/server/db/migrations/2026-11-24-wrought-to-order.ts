import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

/** Orders of a workshop, and their logs, which the database itself lets nobody rewrite. */
export async function createOrderTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const texts = [
    'designId',
    'revisionId',
    'spec',
    'title',
    'kind',
    'alloy',
    'gem',
    'stage',
    'heldFrom',
    'deadline',
    'clientName',
    'details',
    'estimate',
    'weighed',
    'hallmark',
    'payments',
    'searchText',
    'clientText',
    'createdBy',
    'creationKey',
    'creationHash',
  ];
  let orders = schema
    .createTable('shopOrders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workshopId', 'text', (column) => column.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('logCount', 'integer', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('changedAtMs', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('shopOrdersByNumber', ['workshopId', 'number']);
  for (const name of texts) orders = orders.addColumn(name, 'text', (column) => column.notNull());
  await orders.execute();
  // Two calls with one key place one order.
  await schema
    .createIndex('shopOrdersByCreationKey')
    .on('shopOrders')
    .columns(['workshopId', 'createdBy', 'creationKey'])
    .unique()
    .execute();
  await schema.createIndex('shopOrdersByTime').on('shopOrders').columns(['workshopId', 'changedAtMs', 'id']).execute();

  await schema
    .createTable('orderLog')
    .addColumn('orderId', 'text', (column) => column.notNull().references('shopOrders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('fromStage', 'text', (column) => column.notNull())
    .addColumn('toStage', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('atMs', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('orderLogKey', ['orderId', 'position'])
    .execute();
  await (isSqlite(db) ? keepLogInSqlite(db) : keepLogInPostgres(db));
}

const REWRITTEN = 'the log of an order is only added to';

async function keepLogInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger order_log_kept before update on order_log begin
      select raise(abort, ${sql.lit(REWRITTEN)});
    end
  `.execute(db);
}

async function keepLogInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_rewritten_log() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${REWRITTEN}'; end`)}
  `.execute(db);
  await sql`
    create trigger order_log_kept before update on order_log
    for each row execute function refuse_rewritten_log()
  `.execute(db);
}
