import { type Kysely, sql } from 'kysely';

/** Accounts, their sessions, and what guards them: codes, spent nonces, attempts, keys. */
export async function createIdentityTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('signingKeys')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('publicJwk', 'text', (column) => column.notNull())
    .addColumn('sealedPrivateKey', 'text', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('loginEmail', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('saltHex', 'text', (column) => column.notNull())
    .addColumn('sealedVerifier', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailVerified', 'integer', (column) => column.notNull())
    .addColumn('attributes', 'text', (column) => column.notNull())
    .addColumn('sealedTotpSecret', 'text')
    .addColumn('sealedPendingTotpSecret', 'text')
    .addColumn('totpEnabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('totpLastStep', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('updatedAtMs', 'bigint', (column) => column.notNull())
    .execute();
  // Of two simultaneous sign-ups of one address, in whatever case, one must fail.
  await schema
    .createIndex('accountsByLoginEmail')
    .unique()
    .on('accounts')
    .expression(sql`lower(login_email)`)
    .execute();

  await schema
    .createTable('accountGroups')
    .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('accountGroupsKey', ['accountId', 'name'])
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('signedInAtMs', 'bigint', (column) => column.notNull())
    .addColumn('lastUsedAtMs', 'bigint', (column) => column.notNull())
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessionsByAccount').on('sessions').column('accountId').execute();

  await schema
    .createTable('refreshTokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('sessionId', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('rotatedAtMs', 'bigint')
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('refreshTokensBySession').on('refreshTokens').column('sessionId').execute();

  await schema
    .createTable('codes')
    .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('attemptsLeft', 'integer', (column) => column.notNull())
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('codesKey', ['accountId', 'purpose'])
    .execute();

  await schema
    .createTable('spentNonces')
    .addColumn('nonce', 'text', (column) => column.primaryKey())
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('windowEndsAtMs', 'bigint', (column) => column.notNull())
    .execute();
}
