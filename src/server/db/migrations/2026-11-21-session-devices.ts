import type { Kysely } from 'kysely';

/** The program of each session, so that people recognize their own. */
export async function addSessionDevices({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('sessions')
    .addColumn('userAgent', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
