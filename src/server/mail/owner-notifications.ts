import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import type { QueuedEmailRow } from '../db/tables.ts';
import { countAttempt, type Limit } from '../limits/count-attempts.ts';
import type { EmailMessage, Mail } from './mail.ts';

/**
 * E-mails to the owners of the studio. Each is queued in the same transaction as the row it reports, and sent later.
 */
export interface OwnerNotifications {
  /** Queues an e-mail to each owner. */
  queue(db: Database, message: Omit<EmailMessage, 'to'>): Promise<void>;
  /** Begins to send the queued e-mails, in the background. */
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

/** A process that took an e-mail and has not sent it by then has failed. A mail server gets 10 s (smtp.ts). */
const TAKEN_MS = 5 * MINUTE_MS;
/** After this long an e-mail is given up; the row that it reports stays in the lists. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

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

/** Most e-mails that a flood may put into one owner's mailbox; the rest can be read in the lists. */
export const emailsToOwner: Limit = { name: 'owners', most: 200, windowMs: DAY_MS };

/**
 * More than one, so that one full mailbox holds up nobody else; few, so that a dead mail server is not tried for each.
 */
const MOST_FAILURES = 3;

/** Sends one e-mail after the other until none is left or too many have failed; failed ones wait for a later call. */
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

/** Takes the oldest e-mail that nobody is sending. Of several processes that try at the same moment, one gets it. */
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
