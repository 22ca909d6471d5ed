import { randomUUID } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import type { WaitingLetterRow } from '../db/tables.ts';
import { countAttempt } from '../identity/limits/count-attempts.ts';
import { visitorLimits } from '../visitor-limits.ts';
import type { Letter, Mail } from './mail.ts';

/** Letters to whoever runs the studio. They are written in the same transaction as what they tell of, and sent later. */
export interface OwnerLetters {
  /** Puts a letter to each owner down. */
  write(db: Database, letter: Omit<Letter, 'to'>): Promise<void>;
  /** Begins to send what waits; nobody waits for it. */
  send(): void;
  /** When everything that was begun is done. */
  settled(): Promise<void>;
}

export interface OwnerPost {
  readonly db: Database;
  readonly clock: () => number;
  readonly mail: Mail;
  readonly owners: readonly string[];
  readonly reportBug: (error: Error) => void;
}

/** After so long somebody who took a letter and did not send it has failed. A mail server gets 10 s (smtp.ts). */
const TAKEN_MS = 5 * 60_000;
/** What could not be sent for so long is given up; what it told of stays in the lists. */
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;

export function createOwnerLetters(post: OwnerPost): OwnerLetters {
  let sending = Promise.resolve();
  return {
    async write(db, { subject, text, replyTo = '' }) {
      const createdAtMs = post.clock();
      for (const recipient of post.owners) {
        const letter = { id: randomUUID(), recipient, replyTo, subject, body: text, createdAtMs, takenUntilMs: 0 };
        await db.insertInto('waitingLetters').values(letter).execute();
      }
    },
    send() {
      sending = sending.then(() => sendAll(post)).catch((error: unknown) => post.reportBug(error as Error));
    },
    settled: () => sending,
  };
}

/** One owner's full mailbox holds nobody else's letter up; a mail server that is gone is not asked for each. */
const MOST_FAILURES = 3;

/** Sends one after the other until none waits, or too many failed: those wait for a later call. */
async function sendAll(post: OwnerPost): Promise<void> {
  await post.db
    .deleteFrom('waitingLetters')
    .where('createdAtMs', '<=', post.clock() - GIVEN_UP_AFTER_MS)
    .execute();
  let failures = 0;
  while (failures < MOST_FAILURES) {
    const letter = await take(post);
    if (letter === undefined) return;
    const isAllowed = await countAttempt(post, visitorLimits.lettersToOwners, letter.recipient);
    if (isAllowed && (await sendOne(post, letter))) {
      await post.db.deleteFrom('waitingLetters').where('id', '=', letter.id).execute();
    } else {
      failures += 1;
    }
  }
}

/** The oldest letter that nobody is sending; whoever takes it in the same moment has it, and another process has not. */
async function take({ db, clock }: OwnerPost): Promise<WaitingLetterRow | undefined> {
  for (;;) {
    const waiting = await db
      .selectFrom('waitingLetters')
      .select('id')
      .where('takenUntilMs', '<=', clock())
      .orderBy('createdAtMs')
      .orderBy('id')
      .executeTakeFirst();
    if (waiting === undefined) return undefined;
    const taken = await db
      .updateTable('waitingLetters')
      .set({ takenUntilMs: clock() + TAKEN_MS })
      .where('id', '=', waiting.id)
      .where('takenUntilMs', '<=', clock())
      .returningAll()
      .executeTakeFirst();
    if (taken !== undefined) return taken;
  }
}

async function sendOne({ mail }: OwnerPost, { recipient, replyTo, subject, body }: WaitingLetterRow): Promise<boolean> {
  const answer = replyTo === '' ? {} : { replyTo };
  return (await mail.send({ to: recipient, subject, text: body, ...answer })).ok;
}
