import type { Kysely } from 'kysely';

interface OldRow {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAtMs: number;
}

const DAY_MS = 86_400_000;

/** One queue for every letter and text message; it takes over the letters to owners that were waiting. */
export async function queueEveryMessage(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('queuedMessages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('isSealed', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('dueAtMs', 'bigint', (column) => column.notNull())
    .addColumn('givenUpAtMs', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('queuedMessagesByTime').on('queuedMessages').column('dueAtMs').execute();

  const tables = db as Kysely<{ queuedEmails: OldRow; queuedMessages: Readonly<Record<string, string | number>> }>;
  for (const row of await tables.selectFrom('queuedEmails').selectAll().execute()) {
    const { id, recipient: to, subject, body: text, replyTo, createdAtMs } = row;
    const message = JSON.stringify({ to, subject, text, ...(replyTo === '' ? {} : { replyTo }) });
    const times = { createdAtMs, dueAtMs: 0, givenUpAtMs: createdAtMs + 3 * DAY_MS };
    const values = { id, kind: 'owner', channel: 'email', message, isSealed: 0, failures: 0, ...times };
    await tables.insertInto('queuedMessages').values(values).execute();
  }
  await schema.dropTable('queuedEmails').execute();
}
