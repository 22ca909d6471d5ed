import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countAttempt } from '../limits/count-attempts.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { ON_DISK_LATER, onDiskLater } from './on-disk-later.ts';
import { type Database, openDatabase } from './open-database.ts';

const row = (key: string) => ({ key, count: 1, windowEndsAtMs: 1 });

onEachDatabase((fresh) => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase(await fresh());
  });
  afterAll(() => db.destroy());
  beforeEach(() => db.deleteFrom('attempts').execute());

  const write = (key: string, on = db) => on.insertInto('attempts').values(row(key)).modifyEnd(onDiskLater).execute();
  const keys = async () =>
    (await db.selectFrom('attempts').select('key').orderBy('key').execute()).map(({ key }) => key);

  test('what need not wait for the disk is written all the same, within a transaction too', async () => {
    await write('alone');
    await db.transaction().execute((work) => write('within', work));
    await expect(write('alone')).rejects.toThrow(/unique|duplicate/i);
    expect(await keys()).toEqual(['alone', 'within']);
  });

  test('is undone with its transaction', async () => {
    const undone = db.transaction().execute(async (work) => {
      await write('undone', work);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await keys()).toEqual([]);
  });
});

/** SQLite's names of how long a commit waits. */
const [NORMAL, FULL] = [1, 2];

test('SQLite waits for the disk at every other commit, after one that failed too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'on-disk-later-'));
  const db = await openDatabase({ sqliteFile: join(folder, 'studio.sqlite') });
  const waits = async (ending = sql``) => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous ${ending}`.execute(db);
    return rows[0]?.synchronous;
  };
  // SQLite answers it when it compiles it: before its first run, and at each later one.
  await waits(sql.raw(ON_DISK_LATER));
  expect(await waits(sql.raw(ON_DISK_LATER))).toBe(NORMAL);
  expect(await waits()).toBe(FULL);
  await countAttempt({ db, clock: () => 0 }, { name: 'once', most: 1, windowMs: 1000 }, 'ann');
  expect(await waits()).toBe(FULL);
  const twice = () => db.insertInto('attempts').values(row('twice')).modifyEnd(onDiskLater).execute();
  await twice();
  await expect(twice()).rejects.toThrow(/UNIQUE/);
  expect(await waits()).toBe(FULL);
  await db.transaction().execute(async (work) => {
    await work.insertInto('attempts').values(row('within')).modifyEnd(onDiskLater).execute();
    expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(work)).rows[0]?.synchronous).toBe(FULL);
  });
  await db.destroy();
  rmSync(folder, { recursive: true });
});
