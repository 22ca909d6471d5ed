import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import type { Database } from '../../db/open-database.ts';
import { searchesOfAccount } from '../../routes/designs/catalogue.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';
import { notListed } from '../design.ts';
import { facetsOfSpec } from '../facets-of-spec.ts';
import { findDesigns, longestOf } from '../find-designs.ts';
import { keyOfWorkshop, searchTextOf } from '../search-terms.ts';

const DESIGNS = 3000;
const WORDS_EACH = 140;
const madeUpWord = () => `a${randomBytes(6).toString('hex')}`;

/** As if somebody had saved so many designs, each with such words. */
async function poison(
  db: Database,
  workshopId: string,
  createdBy: string,
  wordOf: (index: number) => string,
): Promise<string> {
  const facets = facetsOfSpec(completeSpec(plainBand));
  const rows = Array.from({ length: DESIGNS }, (_, index) => {
    const [id, brief] = [randomUUID(), Array.from({ length: WORDS_EACH }, (_word, place) => wordOf(place)).join(' ')];
    const kept = { headId: id, revisionCount: 1, version: 1, netMetalMilligrams: null, priceHundredths: null };
    const times = { createdAtMs: index, changedAtMs: index, deletedAtMs: null };
    const key = { createdBy, creationKey: id, creationHash: id, currency: '', tags: '[]' };
    return {
      ...facets,
      ...kept,
      ...times,
      ...key,
      id,
      workshopId,
      brief,
      madeFrom: '',
      ...notListed,
      searchText: searchTextOf({ ...facets, ...notListed, brief, tags: [] }),
    };
  });
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('designs')
      .values(rows.slice(from, from + 100))
      .execute();
  return rows[7]?.brief.split(' ')[3] ?? '';
}

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let victim: Person;
  let attacker: Person;
  let [shop, poisoned, alike, oneWord] = ['', '', '', ''];
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
    [victim, attacker] = [await people.person('victim'), await people.person('attacker')];
    [shop, poisoned] = [await people.workshopOf(victim), await people.workshopOf(attacker)];
    const revision = { id: randomUUID(), spec: plainBand, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' };
    const key = { 'idempotency-key': randomUUID() };
    const path = `/api/workshops/${shop}/designs`;
    await people.send(victim, 'POST', path, { revision, brief: 'anniversary' }, key);
    oneWord = await poison(studio.services.db, poisoned, attacker.id, madeUpWord);
    alike = await people.furtherWorkshop(attacker);
    await poison(studio.services.db, alike, attacker.id, (place) => `c${place}`);
  });
  afterAll(() => studio.close());

  const find = (workshopId: string, text: string) =>
    findDesigns(studio.services.db, workshopId, { text }, { limit: 50, after: undefined });
  /** The shortest of several, which others on the same machine hold up least. */
  const timeOf = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const before = performance.now();
      await work();
      times.push(performance.now() - before);
    }
    return Math.min(...times);
  };
  /** What the index does with the beginning of so many words. */
  const throughAllWords = (db: Database) => {
    const key = keyOfWorkshop(poisoned);
    return isSqlite(db)
      ? sql`select rowid from design_search where design_search match ${`"${key}a"*`} limit 2001`.execute(db)
      : sql`select id from designs where search @@ ${`'${key}a':*`}::tsquery limit 2001`.execute(db);
  };

  test('one account’s words hold up no search, neither others’ nor its own', async () => {
    const { db } = studio.services;
    expect(await find(shop, 'a')).toHaveLength(1);
    const all = await timeOf(() => throughAllWords(db));
    expect(await timeOf(() => find(shop, 'a'))).toBeLessThan(all / 4);
    // PostgreSQL works beside the studio, which goes on meanwhile.
    if (!isSqlite(db)) return;
    expect(await timeOf(() => find(poisoned, 'a a0 a1 a2 a3 a4 a5 a6'))).toBeLessThan(all);
  });

  test('nor do words that all of its designs have, also where they are searched for again and again', async () => {
    const { db } = studio.services;
    const [same, nested] = [Array(8).fill('c').join(' '), 'c c1 c10 c11 c12 c13 c14 c15'];
    for (const text of [same, nested]) expect(await find(alike, text)).toHaveLength(50);
    expect(longestOf(nested.split(' '))).toEqual(nested.split(' ').slice(2));
    expect(longestOf(same.split(' '))).toEqual(['c']);
    // PostgreSQL works beside the studio, which goes on meanwhile.
    if (!isSqlite(db)) return;
    const asked = (text: string) => text.split(' ').map((word) => `"${keyOfWorkshop(alike)}${word}"*`);
    const unbounded = (text: string) =>
      sql`select rowid from design_search where design_search match ${asked(text).join(' AND ')} limit 2001`.execute(
        db,
      );
    for (const text of [same, nested])
      expect(await timeOf(() => find(alike, text))).toBeLessThan((await timeOf(() => unbounded(text))) / 3);
  });

  test('one account’s search that no index helps lets others have theirs meanwhile', async () => {
    const ended: string[] = [];
    const ask = async (who: Person, workshopId: string, text: string) => {
      const { status } = await people.send(who, 'GET', `/api/workshops/${workshopId}/designs?text=${text}`);
      expect(status).toBe(200);
      ended.push(who.email);
    };
    const all = ask(attacker, poisoned, 'a+a0+a1+a2+a3+a4+a5+a6');
    await Promise.all([all, ask(attacker, poisoned, 'a+a0+a1+a2+a3+a4+a5+a7'), ask(victim, shop, 'anniversary')]);
    // PostgreSQL works beside the studio.
    const first = isSqlite(studio.services.db) ? ended[0] : victim.email;
    expect([first, ended.length]).toEqual([victim.email, 3]);
  });

  test('what is found is the same, however many words begin alike', async () => {
    expect(await find(poisoned, 'a')).toHaveLength(50);
    const [found, ...others] = await find(poisoned, `a ${oneWord.slice(0, 12)} ring`);
    expect([found?.brief.includes(oneWord), others]).toEqual([true, []]);
    expect(await find(poisoned, 'anniversary')).toEqual([]);
    expect(await find(shop, oneWord)).toEqual([]);
  });

  test('an account searches a hundred and twenty times in a minute', async () => {
    const { clock, db } = studio.services;
    const { name, most } = searchesOfAccount;
    const used = { key: `${name}:${victim.id}`, count: most, windowEndsAtMs: clock() + MINUTE_MS };
    await db
      .insertInto('attempts')
      .values(used)
      .onConflict((row) => row.column('key').doUpdateSet(used))
      .execute();
    const ask = (query: string) => people.send(victim, 'GET', `/api/workshops/${shop}/designs${query}`);
    for (const query of ['?text=a', '?currency=USD&priceTo=5', '?kind=ring', '?tag=a&limit=5']) {
      const { status, body } = await ask(query);
      expect([query, status, body['code']]).toEqual([query, 429, 'too_many_requests']);
    }
    expect((await ask('?limit=5')).status).toBe(200);
    studio.pass(MINUTE_MS);
    expect((await ask('?text=a')).status).toBe(200);
  });

  test('a search has no more than a hundred characters', async () => {
    const path = `/api/workshops/${shop}/designs?text=${'a'.repeat(101)}`;
    expect((await people.send(victim, 'GET', path)).status).toBe(400);
  });
});
