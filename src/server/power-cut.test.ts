import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSpecText } from '#spec/parse-spec.ts';
import type { Database, DatabaseSource } from './db/open-database.ts';
import { findDesigns } from './designs/find-designs.ts';
import { onEachDatabase } from './testing/database-kinds.ts';
import { startMailServer } from './testing/mail-server.ts';
import { openTestStudio } from './testing/test-studio.ts';

const scriptNamed = (name: string) => join(import.meta.dirname, `testing/${name}.ts`);

/** @returns the lines of what was acknowledged, up to the end of the process */
async function killedAfter(script: string, args: readonly string[], enough: number): Promise<string[]> {
  const words = ['--no-warnings', scriptNamed(script), ...args];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  return acknowledged;
}

onEachDatabase((fresh) => {
  let folder: string;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'studio-killed-'));
    mailServer = await startMailServer();
  });
  afterAll(async () => {
    await mailServer.stop();
    rmSync(folder, { recursive: true });
  });

  const signUps = (source: DatabaseSource, series: string, enough: number) =>
    killedAfter('acknowledge-until-killed', [JSON.stringify(source), folder, mailServer.url, series], enough);

  test('a studio killed at random moments loses nothing that it acknowledged, and no letter about it', async () => {
    const source = await fresh();
    const acknowledged = [
      ...(await signUps(source, 'first', 17)),
      ...(await signUps(source, 'second', 33)),
      ...(await signUps(source, 'third', 58)),
    ];
    const studio = await openTestStudio(source, {
      dataFolder: folder,
      env: { SMTP_URL: mailServer.url, MAIL_FROM: 'studio@example.org' },
    });
    const { db } = studio.services;
    // What the killed ones were sending is theirs for two minutes.
    studio.pass(150_000);
    studio.services.messages.send();
    await studio.emails();
    const rows = [
      ...(await db.selectFrom('signUps').select('email').execute()),
      ...(await db.selectFrom('subscribers').select('email').execute()),
    ];
    await studio.close();
    const [kept, written] = [
      new Set<string>(rows.map(({ email }) => email)),
      new Set(mailServer.received.flatMap(({ to }) => to)),
    ];
    expect(acknowledged.length).toBeGreaterThanOrEqual(108);
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    expect(acknowledged.filter((email) => !written.has(email))).toEqual([]);
  });

  test('a studio killed while designs are saved loses no state that it acknowledged, and keeps none half', async () => {
    const source = await fresh();
    const saves = (series: string, enough: number) =>
      killedAfter('save-until-killed', [JSON.stringify(source), folder, series], enough);
    const acknowledged = [...(await saves('first', 23)), ...(await saves('second', 61)), ...(await saves('third', 40))];
    const studio = await openTestStudio(source, { dataFolder: folder });
    const { db } = studio.services;
    const designs = await db.selectFrom('designs').select(['id', 'headId', 'revisionCount', 'version']).execute();
    const states = await db.selectFrom('designRevisions').select(['designId', 'id', 'parentId', 'spec']).execute();
    const found = await findDesigns(db, await onlyWorkshopOf(db, designs[0]?.id), { text: 'aurelia' }, { limit: 200 });
    await studio.close();
    const kept = new Set(states.map(({ designId, id }) => `${designId} ${id}`));
    expect(acknowledged.length).toBeGreaterThanOrEqual(124);
    expect(acknowledged.filter((ids) => !kept.has(ids))).toEqual([]);
    const isWhole = ({ id, headId, revisionCount, version }: (typeof designs)[number]) =>
      kept.has(`${id} ${headId}`) &&
      revisionCount === states.filter(({ designId }) => designId === id).length &&
      version === revisionCount;
    expect(designs.filter((design) => !isWhole(design))).toEqual([]);
    const orphans = states.filter(
      ({ designId, parentId }) => parentId !== null && !kept.has(`${designId} ${parentId}`),
    );
    expect(orphans).toEqual([]);
    expect(states.filter(({ spec }) => !parseSpecText(spec).ok)).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});

async function onlyWorkshopOf(db: Database, designId: string | undefined): Promise<string> {
  const rows = db
    .selectFrom('designs')
    .select('workshopId')
    .where('id', '=', designId ?? '');
  return (await rows.executeTakeFirstOrThrow()).workshopId;
}
