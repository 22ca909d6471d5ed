import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { haloRing } from '#spec/testing/sample-specs.ts';
import { postgresOfWorker, postgresPrograms } from './testing/postgres-server.ts';
import { openLine, type SeverableLine } from './testing/severable-line.ts';
import { openTestStudio } from './testing/test-studio.ts';
import { peopleOf, type Person } from './testing/workshop-people.ts';

/** A studio with somebody in it who saves designs. */
async function workingStudio(source: Parameters<typeof openTestStudio>[0]) {
  const bugs: string[] = [];
  const studio = await openTestStudio(source, { reportBug: (error) => bugs.push(error.message) });
  const people = peopleOf(studio);
  const ann = await people.person('ann');
  const shop = await people.workshopOf(ann);
  const at = `/api/workshops/${shop}/designs`;
  const create = (who: Person = ann) => {
    const revision = { id: randomUUID(), spec: haloRing, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' };
    return people.send(who, 'POST', at, { revision }, { 'idempotency-key': randomUUID() });
  };
  const kept = async () => ((await people.send(ann, 'GET', at)).body['designs'] as readonly unknown[]).length;
  return { studio, bugs, create, kept };
}

type Working = Awaited<ReturnType<typeof workingStudio>>;
const toldOf = ({ status, body }: Awaited<ReturnType<Working['create']>>) => [
  status,
  body['code'],
  typeof body['remedy'],
];
const AWAY = [503, 'no_database', 'string'];

const programs = await postgresPrograms();

describe.skipIf(programs === undefined)('on PostgreSQL', () => {
  let line: SeverableLine;
  let working: Working;
  beforeAll(async () => {
    if (programs === undefined) throw new Error('There is no PostgreSQL here.');
    const server = await postgresOfWorker(programs);
    const url = new URL(await server.freshDatabase());
    line = await openLine(join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    working = await workingStudio({ postgresUrl: `postgres://studio@127.0.0.1:${line.port}${url.pathname}` });
  });
  afterAll(async () => {
    await working.studio.close();
    await line.close();
    await (programs && (await postgresOfWorker(programs)).dropAll());
  });

  test('a database that is gone for five seconds is said to be, and is used again when it is back', async () => {
    const { create, kept } = working;
    expect((await create()).status).toBe(201);
    const onTheirWay = Array.from({ length: 20 }, () => create());
    await line.cut();
    for (const { status } of await Promise.all(onTheirWay)) expect([201, 503]).toContain(status);
    const until = Date.now() + 5000;
    while (Date.now() < until) {
      expect(toldOf(await create())).toEqual(AWAY);
      await new Promise((wait) => setTimeout(wait, 250));
    }
    await line.mend();
    const acknowledged = (await Promise.all(Array.from({ length: 10 }, () => create()))).map(({ status }) => status);
    expect(acknowledged).toEqual(Array(10).fill(201));
    expect(await kept()).toBeGreaterThanOrEqual(11);
  });

  test('a line that says nothing is given up after five seconds', async () => {
    const { create } = working;
    await line.silence();
    // Those that were cut are told apart and thrown away first.
    await Promise.all(Array.from({ length: 20 }, () => create()));
    const from = performance.now();
    expect((await Promise.all([create(), create()])).map(toldOf)).toEqual([AWAY, AWAY]);
    expect(performance.now() - from).toBeGreaterThan(4000);
    await line.mend();
    expect((await create()).status).toBe(201);
  });
});

describe('on SQLite', () => {
  let folder: string;
  let file: string;
  let working: Working;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'studio-away-'));
    file = join(folder, 'studio.sqlite');
    working = await workingStudio({ sqliteFile: file });
  });
  afterAll(async () => {
    await working.studio.close();
    rmSync(folder, { recursive: true });
  });

  test('a file that another process holds is said to be, and is used again when it is free', async () => {
    const { create, kept } = working;
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    expect(toldOf(await create())).toEqual(AWAY);
    expect(await kept()).toBe(0);
    other.exec('rollback');
    other.close();
    expect((await create()).status).toBe(201);
    expect(await kept()).toBe(1);
  });

  test('a full disk refuses clearly, keeps nothing half, and goes on when there is room', async () => {
    const { studio, create, kept, bugs } = working;
    const { db } = studio.services;
    const pragma = async (words: string) =>
      Object.values((await sql.raw<object>(`pragma ${words}`).execute(db)).rows[0] ?? {})[0];
    const before = await kept();
    // SQLite's own stand-in for a full disk: no page more than there is.
    await pragma(`max_page_count = ${String(await pragma('page_count'))}`);
    let saved = 0;
    let refused: Awaited<ReturnType<typeof create>> | undefined;
    for (let tries = 0; tries < 500 && refused === undefined; tries += 1) {
      const answer = await create();
      if (answer.status === 201) saved += 1;
      else refused = answer;
    }
    expect(refused === undefined ? [] : toldOf(refused)).toEqual([507, 'database_full', 'string']);
    expect(await kept()).toBe(Math.min(50, before + saved));
    await pragma('max_page_count = 1073741823');
    expect(await pragma('integrity_check')).toBe('ok');
    expect((await create()).status).toBe(201);
    expect(bugs).toEqual([]);
  });
});
