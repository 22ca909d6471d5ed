import { type Kysely, sql } from 'kysely';

/** Sign-ups whose code was not entered yet move out of the accounts: several may wait for one address. */
export async function createSignUps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('signUps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('saltHex', 'text', (column) => column.notNull())
    .addColumn('sealedVerifier', 'text', (column) => column.notNull())
    .addColumn('attributes', 'text', (column) => column.notNull())
    .addColumn('sealedCode', 'text', (column) => column.notNull())
    .addColumn('codeExpiresAtMs', 'bigint', (column) => column.notNull())
    .addColumn('seenFrom', 'text', (column) => column.notNull())
    .addColumn('seenAtMs', 'bigint', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('signUpsByEmail').on('signUps').column('email').execute();
  // Their codes are asked for again.
  await sql`
    insert into sign_ups (id, email, salt_hex, sealed_verifier, attributes, sealed_code, code_expires_at_ms, seen_from, seen_at_ms, created_at_ms)
    select id, lower(email), salt_hex, sealed_verifier, attributes, '', 0, '', created_at_ms, updated_at_ms
    from accounts where status = 'UNCONFIRMED'`.execute(db);
  await sql`delete from accounts where status = 'UNCONFIRMED'`.execute(db);
}
