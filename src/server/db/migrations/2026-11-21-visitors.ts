import { type Kysely, sql } from 'kysely';

/** What visitors leave: trials, waitlist entries, subscriptions, messages, and queued e-mails about them. */
export async function createVisitorTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // No reference to an account: users of a pool elsewhere have none here.
  await schema
    .createTable('trials')
    .addColumn('userId', 'text', (column) => column.primaryKey())
    .addColumn('startsAtMs', 'bigint', (column) => column.notNull())
    .addColumn('endsAtMs', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('waitlistEntries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('receivedAtMs', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('companyName', 'text', (column) => column.notNull())
    .addColumn('designation', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('waitlistEntriesByTime').on('waitlistEntries').columns(['receivedAtMs', 'id']).execute();

  await schema
    .createTable('contactMessages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('receivedAtMs', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('contactMessagesByTime').on('contactMessages').columns(['receivedAtMs', 'id']).execute();

  await schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('receivedAtMs', 'bigint', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('confirmationHash', 'text', (column) => column.notNull())
    .addColumn('confirmationEndsAtMs', 'bigint', (column) => column.notNull())
    .addColumn('confirmedAtMs', 'bigint')
    .execute();
  // Two simultaneous subscriptions of one address become one row.
  await schema.createIndex('subscribersByEmail').unique().on('subscribers').expression(sql`lower(email)`).execute();
  await schema.createIndex('subscribersByTime').on('subscribers').columns(['receivedAtMs', 'id']).execute();

  await schema
    .createTable('waitingLetters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('takenUntilMs', 'bigint', (column) => column.notNull())
    .execute();
}
