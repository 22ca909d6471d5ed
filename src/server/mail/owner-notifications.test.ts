import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '#shared/result.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import type { EmailMessage } from './mail.ts';
import { createOwnerNotifications, emailsToOwner } from './owner-notifications.ts';

const broken = fail({ code: 'mail_not_sent', message: 'Not sent.', remedy: 'Try again.' });

onEachDatabase((fresh) => {
  let db: Database;
  let nowMs: number;
  let got: EmailMessage[];
  let isUp: boolean;
  const bugs: Error[] = [];
  const opened: Database[] = [];

  beforeEach(async () => {
    db = await openDatabase(await fresh());
    opened.push(db);
    [nowMs, got, isUp] = [DAY_MS, [], true];
  });
  afterAll(() => Promise.all(opened.map((one) => one.destroy())));

  /** A second one over the same rows stands for another process of the same studio. */
  const open = (owners: readonly string[] = ['owner@example.com']) =>
    createOwnerNotifications({
      db,
      owners,
      clock: () => nowMs,
      reportBug: (error) => bugs.push(error),
      mail: {
        async send(mail) {
          if (!isUp || mail.to.startsWith('full@')) return broken;
          got.push(mail);
          return ok(undefined);
        },
      },
    });
  const sent = async (notifications: ReturnType<typeof open>) => {
    notifications.send();
    await notifications.idle();
    return got.map(({ text }) => text);
  };
  const waiting = async () => (await db.selectFrom('queuedEmails').selectAll().execute()).length;
  const hello = (text: string) => ({ subject: 'Hello', text });

  test('an e-mail goes to every owner once, with the address for replies', async () => {
    const notifications = open(['ann@example.com', 'bea@example.com']);
    await notifications.queue(db, { ...hello('one'), replyTo: 'eve@example.org' });
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
    nowMs += 6 * MINUTE_MS;
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
