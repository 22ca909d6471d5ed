import type { Kysely } from 'kysely';

/** Signing in on the hosted pages, and through providers. */
export async function createWebSignInTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('providerAccounts')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('linkedAtMs', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('providerAccountsKey', ['provider', 'subject'])
    .execute();
  await schema.createIndex('providerAccountsByAccount').on('providerAccounts').column('accountId').execute();

  await schema
    .createTable('providerTrips')
    .addColumn('stateHash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('browserHash', 'text', (column) => column.notNull())
    .addColumn('sealedTrip', 'text', (column) => column.notNull())
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('authorizationCodes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('sessionId', 'text', (column) => column.notNull())
    .addColumn('clientId', 'text', (column) => column.notNull())
    .addColumn('redirectUri', 'text', (column) => column.notNull())
    .addColumn('codeChallenge', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text')
    .addColumn('usedAtMs', 'bigint')
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('authorizationCodesByAccount').on('authorizationCodes').column('accountId').execute();
}
