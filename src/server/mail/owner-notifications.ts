import { randomUUID } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import type { QueuedEmailRow } from '../db/tables.ts';
import { countAttempt, type Limit } from '../limits/count-attempts.ts';
import type { EmailMessage, Mail } from './mail.ts';

/** E-mails to whoever runs the studio. They are queued in the same transaction as what they tell of, and sent later. */
export interface OwnerNotifications {
  /** Queues an e-mail to each owner. */
  queue(db: Database, message: Omit<EmailMessage, 'to'>): Promise<void>;
  /** Begins to send what waits; nobody waits for it. */
  send(): void;
  /** Resolves when everything that was begun is done. */
  idle(): Promise<void>;
}

export interface NotificationParts {
  readonly db: Database;
  readonly clock: () => number;
  readonly mail: Mail;
  readonly owners: readonly string[];
  readonly reportBug: (error: Error) => void;
}

/** After so long somebody who took an e-mail and did not send it has failed. A mail server gets 10 s (smtp.ts). */
const TAKEN_MS = 5 * 60_000;
/** What could not be sent for so long is given up; what it told of stays in the lists. */
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;

export function createOwnerNotifications(parts: NotificationParts): OwnerNotifications {
  let sending = Promise.resolve();
  return {
    async queue(db, { subject, text, replyTo = '' }) {
      const createdAtMs = parts.clock();
      for (const recipient of parts.owners) {
        const email = { id: randomUUID(), recipient, replyTo, subject, body: text, createdAtMs, takenUntilMs: 0 };
        await db.insertInto('queuedEmails').values(email).execute();
      }
    },
    send() {
      sending = sending.then(() => sendAll(parts)).catch((error: unknown) => parts.reportBug(error as Error));
    },
    idle: () => sending,
  };
}

/** What a flood from many addresses may put into one owner's mailbox; the rest waits in the lists. */
export const emailsToOwner: Limit = { name: 'owners', most: 200, windowMs: 86_400_000 };

/** One owner's full mailbox holds nobody else's e-mail up; a mail server that is gone is not asked for each. */
const MOST_FAILURES = 3;

/** Sends one after the other until none waits, or too many failed: those wait for a later call. */
async function sendAll(parts: NotificationParts): Promise<void> {
  await parts.db
    .deleteFrom('queuedEmails')
    .where('createdAtMs', '<=', parts.clock() - GIVEN_UP_AFTER_MS)
    .execute();
  let failures = 0;
  while (failures < MOST_FAILURES) {
    const email = await take(parts);
    if (email === undefined) return;
    const isAllowed = await countAttempt(parts, emailsToOwner, email.recipient);
    if (isAllowed && (await sendOne(parts, email))) {
      await parts.db.deleteFrom('queuedEmails').where('id', '=', email.id).execute();
    } else {
      failures += 1;
    }
  }
}

/** The oldest e-mail that nobody is sending; whoever takes it in the same moment has it, and another process has not. */
async function take({ db, clock }: NotificationParts): Promise<QueuedEmailRow | undefined> {
  for (;;) {
    const waiting = await db
      .selectFrom('queuedEmails')
      .select('id')
      .where('takenUntilMs', '<=', clock())
      .orderBy('createdAtMs')
      .orderBy('id')
      .executeTakeFirst();
    if (waiting === undefined) return undefined;
    const taken = await db
      .updateTable('queuedEmails')
      .set({ takenUntilMs: clock() + TAKEN_MS })
      .where('id', '=', waiting.id)
      .where('takenUntilMs', '<=', clock())
      .returningAll()
      .executeTakeFirst();
    if (taken !== undefined) return taken;
  }
}

async function sendOne(
  { mail }: NotificationParts,
  { recipient, replyTo, subject, body }: QueuedEmailRow,
): Promise<boolean> {
  const answer = replyTo === '' ? {} : { replyTo };
  return (await mail.send({ to: recipient, subject, text: body, ...answer })).ok;
}
