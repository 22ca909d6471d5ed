import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openTestStudio, type TestStudio } from '#server/testing/test-studio.ts';
import { peopleOf } from '#server/testing/workshop-people.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { haloRing } from '#spec/testing/sample-specs.ts';
import { shareOfBareRoute } from '../designs/reads.ts';
import { seedDesigns } from '../designs/seed-designs.ts';
import { type BenchmarkCase, milliseconds, type Row } from '../row.ts';
import { timedAsync } from '../timing.ts';

/** `BENCHMARK_DESIGNS=10000 npm run bench -- catalogue` for a brief look. */
const DESIGNS = Number(process.env['BENCHMARK_DESIGNS'] ?? 100_000);
const PAGES = 60;
const SAVES = 300;
const MILLION = 1_000_000;
const GIGABYTE = 1e9;
const MOST_PAGE_MS = 20;
const MOST_SAVE_MS = 10;

/** How people look for designs: by time, by what a piece is, by what is remembered of its words; often and seldom found. */
const searches: Readonly<Record<string, string>> = {
  'the newest': '',
  'rings, in words that many have': '&kind=ring&text=wedding',
  'one word that many have': '&text=ring',
  'gold rubies': '&metal=gold&gem=ruby',
  'rings in platinum with a name': '&kind=ring&metal=platinum&text=noor',
  'one design by its number': `&text=${Math.floor(DESIGNS / 3)}`,
  'what nobody has made': '&kind=chain&gem=ruby&text=zeppelin',
  'of a narrow price': '&currency=USD&priceFrom=50000&priceTo=51000',
};

/** A workshop's catalogue of many designs in the embedded database, asked for through the API with its guards. */
export const catalogue: BenchmarkCase = {
  name: 'catalogue',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'benchmark-designs-'));
    const sqliteFile = join(folder, 'designs.sqlite');
    const studio = await openTestStudio({ sqliteFile }, { env: { DESIGNS_PER_WORKSHOP: String(DESIGNS + 1) } });
    try {
      const { person, workshopOf } = peopleOf(studio);
      const ann = await person('ann');
      const shop = await workshopOf(ann);
      const before = await bytesOf(studio, sqliteFile);
      await seedDesigns(studio.services.db, shop, ann.id, DESIGNS);
      const bytes = ((await bytesOf(studio, sqliteFile)) - before) / DESIGNS;
      const size: Row = {
        what: `a million designs of one state on disk, from ${DESIGNS}`,
        value: (bytes * MILLION) / GIGABYTE,
        unit: 'GB',
        target: { kind: 'at most', value: 4 },
      };
      const at = `/api/workshops/${shop}/designs`;
      const read: Row = {
        what: 'designs read a second, of the answers of a bare route',
        value: 100 * (await shareOfBareRoute(folder)),
        unit: '%',
        target: { kind: 'at least', value: 40 },
      };
      return [...(await pages(studio, ann.headers, at)), ...(await saves(studio, ann.headers, at)), read, size];
    } finally {
      await studio.close();
      rmSync(folder, { recursive: true });
    }
  },
};

/** Of the file alone, after what waits beside it was written into it. */
async function bytesOf(studio: TestStudio, sqliteFile: string): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(studio.services.db);
  return statSync(sqliteFile).size;
}

type Headers = Readonly<Record<string, string>>;

async function pages(studio: TestStudio, headers: Headers, at: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, query] of Object.entries(searches)) {
    // So many searches as an account has in a minute.
    studio.pass(MINUTE_MS);
    const { p95Ms } = await timedAsync(PAGES, async () => {
      const answer = await studio.ask(`${at}?limit=50${query}`, { headers });
      if (answer.status !== 200) throw new Error(`A page was refused: ${await answer.text()}`);
      await answer.arrayBuffer();
    });
    rows.push(milliseconds(`a page of 50 of ${DESIGNS}, ${what}: p95`, p95Ms, MOST_PAGE_MS));
  }
  return rows;
}

async function saves(studio: TestStudio, headers: Headers, at: string): Promise<readonly Row[]> {
  const json = { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const post = async (path: string, body: object) => {
    const answer = await studio.ask(`${at}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`A state was refused: ${await answer.text()}`);
    return (await answer.json()) as { readonly id: string };
  };
  const state = () => ({ id: randomUUID(), spec: haloRing, origin: 'hand', madeAt: new Date().toISOString() });
  let parent = state();
  const { id } = await post('', { revision: parent });
  const { p95Ms } = await timedAsync(SAVES, async () => {
    const next = state();
    await post(`/${id}/revisions`, { ...next, parentId: parent.id });
    parent = next;
  });
  return [milliseconds('a state saved: p95', p95Ms, MOST_SAVE_MS)];
}
