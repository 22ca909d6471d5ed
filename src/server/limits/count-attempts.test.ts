import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/open-database.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { countAttempt, countAttempts, deleteEndedWindows, type Limit } from './count-attempts.ts';

const twice: Limit = { name: 'twice', most: 2, windowMs: 1000 };

onEachDatabase((fresh) => {
  let db: Database;
  let nowMs = 0;
  const clock = () => nowMs;
  beforeAll(async () => {
    db = await openDatabase(await fresh());
  });
  afterAll(() => db.destroy());

  test('attempts beyond the limit are refused until the window ends; further ones do not extend it', async () => {
    const tries = [];
    for (let count = 0; count < 4; count += 1) tries.push(await countAttempt({ db, clock }, twice, 'ann'));
    expect(tries).toEqual([true, true, false, false]);
    expect(await countAttempt({ db, clock }, twice, 'bea')).toBe(true);
    nowMs += 1000;
    expect(await countAttempt({ db, clock }, twice, 'ann')).toBe(true);
  });

  test('an attempt under two limits is refused by either', async () => {
    const once: Limit = { name: 'once', most: 1, windowMs: 1000 };
    const both = () => countAttempts({ db, clock }, { limit: once, who: 'cleo' }, { limit: twice, who: 'cleo' });
    expect([await both(), await both()]).toEqual([true, false]);
  });

  test('only counts whose window has ended are deleted', async () => {
    nowMs += 5000;
    await countAttempt({ db, clock }, twice, 'now');
    await deleteEndedWindows({ db, clock });
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'twice:now' }]);
  });
});
