import { sql } from 'kysely';
import type { Result } from '#shared/result.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import type { QueuedMessageRow } from '../db/tables.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { WrongStudioSecret } from '../secrets/wrong-studio-secret.ts';
import { countAttempt, type Limit } from '../limits/count-attempts.ts';
import type { Sms, TextMessage } from '../sms/sms.ts';
import { type EmailMessage, type Mail, MESSAGE_REFUSED } from '../mail/mail.ts';

export interface SendingParts {
  readonly db: Database;
  readonly clock: () => number;
  readonly box: SecretBox;
  readonly mail: Mail;
  readonly sms: Sms | undefined;
}

/** A process that took a message and has not sent it by then has failed. A mail server gets 10 s a step (smtp.ts). */
const TAKEN_MS = 2 * MINUTE_MS;
/** How long a message that could not be sent waits: the first time, the second time and so on. */
const PAUSES_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS];

/** More than one, since a connection may break; few, so that a dead mail server is not tried for each message. */
const MOST_FAILURES = 3;

/** Most e-mails that a flood may put into one owner's mailbox; the rest can be read in the lists. */
export const emailsToOwner: Limit = { name: 'owners', most: 200, windowMs: DAY_MS };

/**
 * Sends one message after the other until none is due or too many have failed; failed ones wait for a later call. What
 * the server refuses for itself, as for a mailbox that there is not, waits too, and holds up no other.
 */
export async function sendWaiting(parts: SendingParts, isStopped: () => boolean): Promise<void> {
  const { db, clock } = parts;
  await db.deleteFrom('queuedMessages').where('givenUpAtMs', '<=', clock()).execute();
  for (let failures = 0; failures < MOST_FAILURES && !isStopped(); ) {
    const row = await take(parts);
    if (row === undefined) return;
    const outcome = await sendOne(parts, row);
    if (outcome === 'sent') await db.deleteFrom('queuedMessages').where('id', '=', row.id).execute();
    if (outcome === 'failed') failures += 1;
    if (outcome === 'failed' || outcome === 'refused') {
      const pauseMs = PAUSES_MS[Math.min(row.failures, PAUSES_MS.length - 1)] ?? HOUR_MS;
      await putOff(parts, row, { dueAtMs: clock() + pauseMs, failures: row.failures + 1 });
    }
    if (outcome === 'too many') await putOff(parts, row, { dueAtMs: clock() + HOUR_MS });
  }
}

/**
 * Which messages go first. Of those before strangers' one account can have few waiting: ten codes after a password, twenty
 * asked for where it is at home (identity/codes).
 */
const rank = sql`case kind when 'warning' then 0 when 'proved-code' then 0 when 'home-code' then 1 when 'code' then 2 else 3 end`;

/** Takes the oldest message that is due of those that go first, and of these what was not tried yet. Of several processes that try at the same moment, one gets it. */
async function take({ db, clock }: SendingParts): Promise<QueuedMessageRow | undefined> {
  for (;;) {
    const waiting = await db
      .selectFrom('queuedMessages')
      .select('id')
      .where('dueAtMs', '<=', clock())
      .orderBy(rank)
      .orderBy(sql`case when failures = 0 then 0 else 1 end`)
      .orderBy('createdAtMs')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (waiting === undefined) return undefined;
    const taken = await db
      .updateTable('queuedMessages')
      .set({ dueAtMs: clock() + TAKEN_MS })
      .where('id', '=', waiting.id)
      .where('dueAtMs', '<=', clock())
      .returningAll()
      .executeTakeFirst();
    if (taken !== undefined) return taken;
  }
}

type SendOutcome = 'sent' | 'failed' | 'refused' | 'too many';

const outcomeOf = (told: Result<undefined> | undefined): SendOutcome => {
  if (told === undefined) return 'failed';
  if (told.ok) return 'sent';
  return told.problem.code === MESSAGE_REFUSED ? 'refused' : 'failed';
};

async function sendOne(parts: SendingParts, row: QueuedMessageRow): Promise<SendOutcome> {
  if (row.channel === 'none') return 'sent';
  const text = row.isSealed === 1 ? parts.box.open('message', row.id, row.message) : row.message;
  if (text === undefined) throw new WrongStudioSecret('A message');
  if (row.channel === 'text') {
    return outcomeOf(await parts.sms?.send(JSON.parse(text) as TextMessage));
  }
  const message = JSON.parse(text) as EmailMessage;
  if (row.kind === 'owner' && !(await countAttempt(parts, emailsToOwner, message.to))) return 'too many';
  return outcomeOf(await parts.mail.send(message));
}

async function putOff(
  { db }: SendingParts,
  { id }: QueuedMessageRow,
  change: Partial<Pick<QueuedMessageRow, 'dueAtMs' | 'failures'>>,
): Promise<void> {
  await db.updateTable('queuedMessages').set(change).where('id', '=', id).execute();
}
