import type { Kysely } from 'kysely';

/** The language model that somebody chose on their own computer. */
export async function keepWhichModelAnswers({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('modelConnections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('base', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sealedKey', 'text')
    .addColumn('trust', 'text', (column) => column.notNull())
    .execute();
}
