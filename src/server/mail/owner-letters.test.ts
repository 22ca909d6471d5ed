import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '#shared/result.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { visitorLimits } from '../visitor-limits.ts';
import type { Letter } from './mail.ts';
import { createOwnerLetters } from './owner-letters.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const broken = fail({ code: 'mail_not_sent', message: 'Not sent.', remedy: 'Try again.' });

onEachDatabase((fresh) => {
  let db: Database;
  let nowMs: number;
  let got: Letter[];
  let isUp: boolean;
  const bugs: Error[] = [];
  const opened: Database[] = [];

  beforeEach(async () => {
    db = await openDatabase(await fresh());
    opened.push(db);
    [nowMs, got, isUp] = [DAY_MS, [], true];
  });
  afterAll(() => Promise.all(opened.map((one) => one.destroy())));

  /** Another one over the same rows is another process of the same studio. */
  const open = (owners: readonly string[] = ['owner@example.com']) =>
    createOwnerLetters({
      db,
      owners,
      clock: () => nowMs,
      reportBug: (error) => bugs.push(error),
      mail: {
        async send(letter) {
          if (!isUp || letter.to.startsWith('full@')) return broken;
          got.push(letter);
          return ok(undefined);
        },
      },
    });
  const sent = async (letters: ReturnType<typeof open>) => {
    letters.send();
    await letters.settled();
    return got.map(({ text }) => text);
  };
  const waiting = async () => (await db.selectFrom('waitingLetters').selectAll().execute()).length;
  const hello = (text: string) => ({ subject: 'Hello', text });

  test('a letter goes to every owner once, with the address that answers go to', async () => {
    const letters = open(['ann@example.com', 'bea@example.com']);
    await letters.write(db, { ...hello('one'), replyTo: 'eve@example.org' });
    await sent(letters);
    await sent(letters);
    expect(got.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'bea@example.com']);
    expect(got.map(({ replyTo }) => replyTo)).toEqual(['eve@example.org', 'eve@example.org']);
    expect(await waiting()).toBe(0);
  });

  test('is not written when what it tells of is not kept', async () => {
    const letters = open();
    const undone = db.transaction().execute(async (within) => {
      await letters.write(within, hello('one'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sent(letters)).toEqual([]);
  });

  test('waits while the mail server is down, over a restart, and then arrives', async () => {
    const before = open();
    isUp = false;
    await before.write(db, hello('one'));
    expect(await sent(before)).toEqual([]);
    isUp = true;
    const after = open();
    expect(await sent(after)).toEqual([]);
    nowMs += 6 * MINUTE_MS;
    expect(await sent(after)).toEqual(['one']);
    expect(await waiting()).toBe(0);
  });

  test('waits for no other owner’s full mailbox', async () => {
    const letters = open(['full@example.com', 'ann@example.com', 'bea@example.com']);
    await letters.write(db, hello('one'));
    await sent(letters);
    expect(got.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'bea@example.com']);
    expect(await waiting()).toBe(1);
  });

  test('is sent by one of two that begin at the same moment', async () => {
    const [left, right] = [open(), open()];
    for (let count = 0; count < 20; count += 1) await left.write(db, hello(String(count)));
    left.send();
    right.send();
    await Promise.all([left.settled(), right.settled()]);
    expect(got.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual([...Array(20).keys()]);
  });

  test('is given up after three days', async () => {
    const letters = open();
    await letters.write(db, hello('one'));
    nowMs += 3 * DAY_MS;
    expect(await sent(letters)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  describe('a flood', () => {
    test('fills no mailbox; what is over the limit waits for the next day', async () => {
      const letters = open();
      const { name, most } = visitorLimits.lettersToOwners;
      const countedSoFar = { key: `${name}:owner@example.com`, count: most - 2, windowEndsAtMs: nowMs + DAY_MS };
      await db.insertInto('attempts').values(countedSoFar).execute();
      for (const text of ['one', 'two', 'three']) await letters.write(db, hello(text));
      expect(await sent(letters)).toHaveLength(2);
      nowMs += DAY_MS;
      expect((await sent(letters)).toSorted()).toEqual(['one', 'three', 'two']);
    });
  });

  test('no bug was met', () => expect(bugs).toEqual([]));
});
