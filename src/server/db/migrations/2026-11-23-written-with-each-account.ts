import { type Kysely, sql } from 'kysely';

/**
 * Accounts count how often all their sessions ended, and keep when their password was set, by which a temporary one ends.
 * Of those from before it is the last change of the account: it was given then, or earlier.
 */
export async function keepWhatEndsSignIns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('sessionEpoch', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('accounts')
    .addColumn('passwordSetAtMs', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update accounts set password_set_at_ms = updated_at_ms`.execute(db);
}
