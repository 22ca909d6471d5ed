import type { Kysely } from 'kysely';

/** Remembered devices, passkeys, and codes by e-mail as a second factor. */
export async function createWaysToSignIn(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('accounts')
    .addColumn('emailMfaEnabled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('accounts').addColumn('preferredMfa', 'text').execute();

  await schema
    .createTable('devices')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('saltHex', 'text', (column) => column.notNull())
    .addColumn('sealedVerifier', 'text', (column) => column.notNull())
    .addColumn('remembered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('passwordSaltHex', 'text', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('updatedAtMs', 'bigint', (column) => column.notNull())
    .addColumn('usedAtMs', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('devicesByAccount').on('devices').columns(['accountId', 'usedAtMs']).execute();

  await schema
    .createTable('passkeys')
    .addColumn('credentialId', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('relyingPartyId', 'text', (column) => column.notNull())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('signCount', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('attachment', 'text')
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('usedAtMs', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkeysByAccount').on('passkeys').columns(['accountId', 'createdAtMs']).execute();
}
