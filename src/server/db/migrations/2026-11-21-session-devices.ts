import type { Kysely } from 'kysely';

/** What each session is at home in, so that people know their own again. */
export async function addSessionDevices({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('sessions')
    .addColumn('userAgent', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
