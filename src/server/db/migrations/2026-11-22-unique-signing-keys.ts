import type { Kysely } from 'kysely';

/** Signing keys get a number, which only one of several processes can take. */
export async function numberSigningKeys(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('signingKeys')
    .addColumn('generation', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const tables = db as Kysely<{ signingKeys: { kid: string; createdAtMs: number; generation: number } }>;
  const keys = await tables
    .selectFrom('signingKeys')
    .select('kid')
    .orderBy('createdAtMs')
    .orderBy('kid', 'desc')
    .execute();
  for (const [index, { kid }] of keys.entries()) {
    await tables
      .updateTable('signingKeys')
      .set({ generation: index + 1 })
      .where('kid', '=', kid)
      .execute();
  }
  await schema.createIndex('signingKeysByGeneration').unique().on('signingKeys').column('generation').execute();
}
