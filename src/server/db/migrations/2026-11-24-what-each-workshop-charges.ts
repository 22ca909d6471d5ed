import type { Kysely } from 'kysely';

/** What a workshop has entered of its rates and charges. */
export async function createWorkshopCounters({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('workshopCounters')
    .addColumn('workshopId', 'text', (column) => column.primaryKey().references('workshops.id').onDelete('cascade'))
    .addColumn('counter', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
