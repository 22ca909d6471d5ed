import type { Kysely } from 'kysely';

/** What a workshop says of a design in its catalogue beside what it is, and the price that it sets itself. */
export async function keepHowDesignsAreListed({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['sku', 'collection', 'description', 'overrideCurrency'])
    await schema
      .alterTable('designs')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await schema.alterTable('designs').addColumn('overrideHundredths', 'bigint').execute();
}
