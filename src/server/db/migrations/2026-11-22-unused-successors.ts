import type { Kysely } from 'kysely';

/** Refresh tokens keep what they were exchanged for, until it is used. Those exchanged before have nothing to repeat. */
export async function keepSuccessors(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refreshTokens').addColumn('sealedSuccessor', 'text').execute();
  const tables = db as Kysely<{ refreshTokens: { rotatedAtMs: number | null } }>;
  await tables.deleteFrom('refreshTokens').where('rotatedAtMs', 'is not', null).execute();
}
