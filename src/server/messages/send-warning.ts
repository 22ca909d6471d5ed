import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import { attemptsSoFar, countAttempt, type Limit } from '../limits/count-attempts.ts';
import type { EmailMessage } from '../mail/mail.ts';
import type { Clock } from '../ports.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { MessageQueue } from './message-queue.ts';

/** Letters of one kind to one owner that leave at once. */
const AT_ONCE: Limit = { name: 'warnings', most: 3, windowMs: DAY_MS };

/** What it takes to warn somebody. */
export interface WarningParts {
  readonly box: SecretBox;
  readonly clock: Clock;
  readonly messages: MessageQueue;
}

/**
 * Warns somebody of a change, in the transaction of the change. No cap withholds this letter, since a thief could use that
 * up first; nor can a thief drown it in others: after three of a kind in a day, further changes are told together in one
 * letter when that day is over.
 * @param about what is counted, and whose it is
 * @param later the letter that stands for all that come after the first of a day
 */
export async function sendWarning(
  { box, clock, messages }: WarningParts,
  db: Database,
  about: string,
  now: EmailMessage,
  later: EmailMessage,
): Promise<void> {
  const counter = { db, clock };
  const who = box.mac('message', `warning:${about}`).toString('base64url');
  if (await countAttempt(counter, AT_ONCE, who)) return messages.email(db, 'warning', now);
  const { windowEndsAtMs } = await attemptsSoFar(counter, AT_ONCE, who);
  return messages.emailLater(db, 'warning', later, { id: who, dueAtMs: windowEndsAtMs });
}
