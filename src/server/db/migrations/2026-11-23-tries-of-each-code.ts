import type { Kysely } from 'kysely';

/** A code is spent after a few entries, wherever they were made: they are counted beside it. */
export async function countEntriesOfCodes({ schema }: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['codes', 'entries'],
    ['signUps', 'codeEntries'],
  ] as const) {
    await schema
      .alterTable(table)
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute();
  }
}
