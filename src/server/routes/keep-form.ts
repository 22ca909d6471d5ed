import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { countAttempt, type Limit } from '../limits/count-attempts.ts';
import type { StudioServices } from '../services.ts';

/** Within a minute, the same form counts once. */
export const sameFormLimit: Limit = { name: 'form', most: 1, windowMs: 60_000 };

export interface SentForm {
  readonly kind: 'waitlist' | 'contact';
  readonly form: object;
}

/**
 * Stores a form that may arrive twice, after a double click, a retry, or because somebody filled it in again to be sure:
 * within a minute the same content counts once, and nothing else is dropped. The count, the row and the e-mails are one
 * transaction, so that nothing is lost between them.
 */
export async function keepForm(
  { db, clock, messages }: StudioServices,
  { kind, form }: SentForm,
  keep: (db: Database, row: { readonly id: string; readonly receivedAtMs: number }) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(form)).digest('base64url');
  await db.transaction().execute(async (work) => {
    if (!(await countAttempt({ db: work, clock }, sameFormLimit, `${kind}:${hash}`))) return;
    await keep(work, { id: randomUUID(), receivedAtMs: clock() });
  });
  messages.send();
}
