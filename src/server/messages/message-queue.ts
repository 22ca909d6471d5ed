import { randomUUID } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import type { QueuedMessageRow } from '../db/tables.ts';
import type { TextMessage } from '../sms/sms.ts';
import type { EmailMessage } from '../mail/mail.ts';
import { type SendingParts, sendWaiting } from './send-waiting.ts';

/** What waits; codes are what somebody sits and waits for. */
export type MessageKind = QueuedMessageRow['kind'];

/**
 * Letters and text messages on their way. Each is written in the transaction of what it tells of, and sent afterwards:
 * nothing that was acknowledged is lost with a process, and no answer tells by its time whether there was a message.
 */
export interface MessageQueue {
  email(db: Database, kind: MessageKind, message: EmailMessage): Promise<void>;
  /** As `email`, not before a moment. One that waits under the same id already stands for it. */
  emailLater(db: Database, kind: MessageKind, message: EmailMessage, later: LaterMessage): Promise<void>;
  text(db: Database, kind: MessageKind, message: TextMessage): Promise<void>;
  /** Queues what is sent to nobody, for the same work where there is nobody to write to. */
  nothing(db: Database, kind: MessageKind): Promise<void>;
  /** Begins to send, in the background. */
  send(): void;
  /** Resolves when everything that was begun is done. */
  idle(): Promise<void>;
  /** Sends from now on also what other processes left, or what failed before. @returns a function that stops it */
  start(): () => void;
}

/** A message that waits for a moment. */
export interface LaterMessage {
  readonly id: string;
  readonly dueAtMs: number;
}

export interface MessageQueueParts extends SendingParts {
  readonly reportBug: (error: Error) => void;
}

/** How often the queue is looked at although nothing new was written. */
const LOOK_EVERY_MS = 15 * SECOND_MS;
/** A code is worthless after a day; whatever else is given up stays in the studio's lists. */
const KEPT_MS: Readonly<Record<MessageKind, number>> = {
  warning: 3 * DAY_MS,
  'proved-code': DAY_MS,
  'home-code': DAY_MS,
  code: DAY_MS,
  letter: 3 * DAY_MS,
  owner: 3 * DAY_MS,
};
/** About as long as a letter with a code. */
const NOTHING = ' '.repeat(200);

export function createMessageQueue(parts: MessageQueueParts): MessageQueue {
  const { clock, box, reportBug } = parts;
  let sending = Promise.resolve();
  let isStopped = false;
  const write = async (
    db: Database,
    kind: MessageKind,
    channel: QueuedMessageRow['channel'],
    message: string,
    { id, dueAtMs }: LaterMessage = { id: randomUUID(), dueAtMs: 0 },
  ) => {
    const nowMs = clock();
    const times = { createdAtMs: nowMs, dueAtMs, givenUpAtMs: Math.max(nowMs, dueAtMs) + KEPT_MS[kind] };
    const sealed = box.seal('message', id, message);
    await db
      .insertInto('queuedMessages')
      .values({ id, kind, channel, message: sealed, isSealed: 1, failures: 0, ...times })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  };
  const queue: MessageQueue = {
    email: (db, kind, message) => write(db, kind, 'email', JSON.stringify(message)),
    emailLater: (db, kind, message, later) => write(db, kind, 'email', JSON.stringify(message), later),
    text: (db, kind, message) => write(db, kind, 'text', JSON.stringify(message)),
    nothing: (db, kind) => write(db, kind, 'none', NOTHING),
    send() {
      sending = sending
        .then(() => sendWaiting(parts, () => isStopped))
        .catch((error: unknown) => reportBug(error as Error));
    },
    idle: () => sending,
    start() {
      queue.send();
      const timer = setInterval(() => queue.send(), LOOK_EVERY_MS);
      timer.unref();
      return () => {
        isStopped = true;
        clearInterval(timer);
      };
    },
  };
  return queue;
}
