import { type Kysely, sql } from 'kysely';

/** Refresh tokens say how many were given out before them in their session, so that the newest is found at once. */
export async function numberRefreshTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refreshTokens')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // The one that was not exchanged is the last.
  await sql`
    update refresh_tokens set position = numbered.place
    from (
      select hash, row_number() over (partition by session_id order by rotated_at_ms is null, rotated_at_ms) - 1 as place
      from refresh_tokens
    ) as numbered
    where numbered.hash = refresh_tokens.hash
  `.execute(db);
  await db.schema
    .createIndex('refreshTokensInOrder')
    .on('refreshTokens')
    .columns(['sessionId', 'position'])
    .unique()
    .execute();
  await db.schema.dropIndex('refreshTokensBySession').execute();
}
