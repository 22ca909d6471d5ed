import { type Kysely, sql } from 'kysely';

/**
 * Sessions keep how their sign-in passed the second factor, whether their device was confirmed, and whether an identity
 * token was asked for. Of sign-ins from before nobody knows the first: they count as without, and the devices that they
 * remembered are asked for the second factor once more.
 */
export async function keepWhatSignInsPassed(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sessions', 'authorizationCodes']) {
    await db.schema.alterTable(table).addColumn('secondFactorBy', 'text').execute();
  }
  for (const [column, before] of [
    ['deviceConfirmed', 0],
    ['hasIdToken', 1],
  ] as const) {
    await db.schema
      .alterTable('sessions')
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(before))
      .execute();
  }
  await sql`update devices set remembered = 0`.execute(db);
  // The device of a session from before may have been confirmed, and forgotten since.
  await sql`update sessions set device_confirmed = 1`.execute(db);
  // A session inside the app has a scope of its own, and an identity token all the same.
  await sql`update sessions set has_id_token = 0
    where ' ' || scope || ' ' not like '% openid %' and scope <> 'aws.cognito.signin.user.admin'`.execute(db);
}
