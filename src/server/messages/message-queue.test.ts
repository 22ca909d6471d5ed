import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { fail, ok } from '#shared/result.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { type EmailMessage, MESSAGE_REFUSED } from '../mail/mail.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import type { TextMessage } from '../sms/sms.ts';
import { createMessageQueue } from './message-queue.ts';
import { createOwnerNotifications } from './owner-notifications.ts';
import { emailsToOwner } from './send-waiting.ts';

const broken = fail({ code: 'mail_not_sent', message: 'Not sent.', remedy: 'Try again.' });
const refused = fail({ ...broken.problem, code: MESSAGE_REFUSED });

onEachDatabase((fresh) => {
  let db: Database;
  let nowMs: number;
  let got: EmailMessage[];
  let texts: TextMessage[];
  let isUp: boolean;
  const tries: string[] = [];
  const bugs: Error[] = [];
  const opened: Database[] = [];

  beforeEach(async () => {
    db = await openDatabase(await fresh());
    opened.push(db);
    [nowMs, got, texts, isUp] = [DAY_MS, [], [], true];
  });
  afterAll(() => Promise.all(opened.map((one) => one.destroy())));

  /** A second one over the same rows stands for another process of the same studio. */
  const open = (owners: readonly string[] = ['owner@example.com']) => {
    const messages = createMessageQueue({
      db,
      box: createSecretBox(Buffer.alloc(32, 7)),
      clock: () => nowMs,
      reportBug: (error) => bugs.push(error),
      mail: {
        async send(mail) {
          tries.push(mail.to);
          if (mail.to.startsWith('refused@')) return refused;
          if (!isUp || mail.to.startsWith('full@')) return broken;
          got.push(mail);
          return ok(undefined);
        },
      },
      sms: {
        async send(text) {
          texts.push(text);
          return ok(undefined);
        },
      },
    });
    return { ...messages, ...createOwnerNotifications(messages, owners.map(emailAddress)) };
  };
  const sent = async (notifications: ReturnType<typeof open>) => {
    notifications.send();
    await notifications.idle();
    return got.map(({ text }) => text);
  };
  const waiting = async () => (await db.selectFrom('queuedMessages').selectAll().execute()).length;
  const hello = (text: string) => ({ subject: 'Hello', text });

  test('an e-mail goes to every owner once, with the address for replies', async () => {
    const notifications = open(['ann@example.com', 'bea@example.com']);
    await notifications.queue(db, { ...hello('one'), replyTo: emailAddress('eve@example.org') });
    await sent(notifications);
    await sent(notifications);
    expect(got.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'bea@example.com']);
    expect(got.map(({ replyTo }) => replyTo)).toEqual(['eve@example.org', 'eve@example.org']);
    expect(await waiting()).toBe(0);
  });

  test('is not queued when the transaction of its subject fails', async () => {
    const notifications = open();
    const undone = db.transaction().execute(async (within) => {
      await notifications.queue(within, hello('one'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sent(notifications)).toEqual([]);
  });

  test('waits while the mail server is down, over a restart, and then arrives', async () => {
    const before = open();
    isUp = false;
    await before.queue(db, hello('one'));
    expect(await sent(before)).toEqual([]);
    isUp = true;
    const after = open();
    expect(await sent(after)).toEqual([]);
    nowMs += MINUTE_MS;
    expect(await sent(after)).toEqual(['one']);
    expect(await waiting()).toBe(0);
  });

  test('is not held up by another owner’s full mailbox', async () => {
    const notifications = open(['full@example.com', 'ann@example.com', 'bea@example.com']);
    await notifications.queue(db, hello('one'));
    await sent(notifications);
    expect(got.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'bea@example.com']);
    expect(await waiting()).toBe(1);
  });

  test('is held up by no number of addresses that the mail server refuses, nor when these are tried again', async () => {
    const queue = open();
    const honest = async (text: string) => {
      await queue.email(db, 'code', { ...hello(text), to: emailAddress('ann@example.com') });
      return sent(queue);
    };
    for (let count = 0; count < 30; count += 1) {
      await queue.email(db, 'code', { ...hello('bad'), to: emailAddress(`refused@${count}.example.com`) });
    }
    expect(await honest('one')).toEqual(['one']);
    nowMs += MINUTE_MS;
    tries.length = 0;
    expect(await honest('two')).toEqual(['one', 'two']);
    expect(tries[0]).toBe('ann@example.com');
    expect(await waiting()).toBe(30);
  });

  test('is sent once by two senders that begin at the same moment', async () => {
    const [left, right] = [open(), open()];
    for (let count = 0; count < 20; count += 1) await left.queue(db, hello(String(count)));
    left.send();
    right.send();
    await Promise.all([left.idle(), right.idle()]);
    expect(got.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual([...Array(20).keys()]);
  });

  test('is given up after three days', async () => {
    const notifications = open();
    await notifications.queue(db, hello('one'));
    nowMs += 3 * DAY_MS;
    expect(await sent(notifications)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test('text messages go their own way, and what is for nobody goes nowhere', async () => {
    const queue = open();
    await queue.text(db, 'code', { to: '+12025550120', text: '123456' });
    await queue.nothing(db, 'code');
    expect(await sent(queue)).toEqual([]);
    expect(texts).toEqual([{ to: '+12025550120', text: '123456' }]);
    expect(await waiting()).toBe(0);
  });

  test('codes go first, and nobody reads them in the database', async () => {
    const queue = open();
    await queue.email(db, 'letter', { ...hello('news'), to: emailAddress('ann@example.com') });
    nowMs += 1;
    await queue.email(db, 'code', { ...hello('code 123456'), to: emailAddress('ann@example.com') });
    expect(JSON.stringify(await db.selectFrom('queuedMessages').selectAll().execute())).not.toMatch(/123456|ann@/);
    expect(await sent(queue)).toEqual(['code 123456', 'news']);
  });

  test('what fails again waits longer', async () => {
    const queue = open(['full@example.com']);
    await queue.queue(db, hello('one'));
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      await sent(queue);
      const { dueAtMs } = await db.selectFrom('queuedMessages').select('dueAtMs').executeTakeFirstOrThrow();
      waits.push((dueAtMs - nowMs) / 1000);
      nowMs = dueAtMs;
    }
    expect(waits).toEqual([30, 120, 600, 3600, 3600]);
  });

  test('a process that took one and died holds it up for two minutes', async () => {
    const queue = open();
    await queue.queue(db, hello('one'));
    await db
      .updateTable('queuedMessages')
      .set({ dueAtMs: nowMs + 2 * MINUTE_MS })
      .execute();
    expect(await sent(queue)).toEqual([]);
    nowMs += 2 * MINUTE_MS;
    expect(await sent(queue)).toEqual(['one']);
  });

  describe('a flood', () => {
    test('fills no mailbox; e-mails over the limit wait for the next day', async () => {
      const notifications = open();
      const { name, most } = emailsToOwner;
      const countedSoFar = { key: `${name}:owner@example.com`, count: most - 2, windowEndsAtMs: nowMs + DAY_MS };
      await db.insertInto('attempts').values(countedSoFar).execute();
      for (const text of ['one', 'two', 'three']) await notifications.queue(db, hello(text));
      expect(await sent(notifications)).toHaveLength(2);
      nowMs += DAY_MS;
      expect((await sent(notifications)).toSorted()).toEqual(['one', 'three', 'two']);
    });
  });

  test('no bug was met', () => expect(bugs).toEqual([]));
});
