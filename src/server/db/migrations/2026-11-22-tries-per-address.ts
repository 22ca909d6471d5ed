import type { Kysely } from 'kysely';

/**
 * Codes anew: sealed, so that asking again can repeat one, and without a reference to an account, so that those of
 * nobody cost the same. Tries are counted by address, among the attempts. Codes that are on their way are asked for
 * again.
 */
export async function repeatCodes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropTable('codes').execute();
  await schema
    .createTable('codes')
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('sealedCode', 'text', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('outstandingCodesKey', ['accountId', 'purpose'])
    .execute();
}
