import type { Kysely } from 'kysely';

/** A design keeps what was understood of its words, beside the words: another browser opens it with both. */
export async function keepWhatDesignsWereMadeFrom({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('designs')
    .addColumn('madeFrom', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
