import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import type { FrontDesk } from '../front-desk.ts';
import { countAttempt } from '../identity/limits/count-attempts.ts';
import { visitorLimits } from '../visitor-limits.ts';

export interface SentForm {
  readonly kind: 'waitlist' | 'contact';
  /** The same for each try to send one form. */
  readonly submissionId: string | undefined;
  readonly form: object;
}

/**
 * Keeps a form that may have been sent twice, by an impatient finger or by a browser that heard no answer: within a
 * minute it counts once. The count, the row and the letters are one transaction, so that nothing is lost between them.
 */
export async function keepForm(
  desk: FrontDesk,
  { kind, submissionId, form }: SentForm,
  keep: (db: Database, row: { readonly id: string; readonly receivedAtMs: number }) => Promise<void>,
): Promise<void> {
  const { clock } = desk;
  const mark = createHash('sha256')
    .update(submissionId ?? JSON.stringify(form))
    .digest('base64url');
  await desk.db.transaction().execute(async (db) => {
    if (!(await countAttempt({ db, clock }, visitorLimits.sameForm, `${kind}:${mark}`))) return;
    await keep(db, { id: randomUUID(), receivedAtMs: clock() });
  });
  desk.ownerLetters.send();
}
