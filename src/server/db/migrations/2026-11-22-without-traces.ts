import { type Kysely, sql } from 'kysely';

/**
 * A sign-up that waits is told from an unknown address by nothing that a sign-in shows. For that its password has to be
 * hashed once more, which nobody can do for those that wait already: they sign up again.
 */
export async function hideSignUps(db: Kysely<unknown>): Promise<void> {
  await sql`delete from sign_ups`.execute(db);
  for (const name of ['shownId', 'sealedShownVerifier']) {
    await db.schema
      .alterTable('signUps')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.createIndex('signUpsByShownId').on('signUps').column('shownId').execute();
}
