import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseSource } from './db/open-database.ts';
import { findDesigns } from './designs/find-designs.ts';
import { onEachDatabase } from './testing/database-kinds.ts';
import { startMailServer } from './testing/mail-server.ts';
import { openTestStudio } from './testing/test-studio.ts';
import {
  brokenDesigns,
  brokenOrders,
  killedAfter,
  NO_ORDER_BROKEN,
  NOTHING_BROKEN,
  ordersUntilKilled,
  savesUntilKilled,
} from './testing/until-killed.ts';

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
    const saves = (series: string, enough: number) => savesUntilKilled(source, folder, series, enough);
    const acknowledged = [...(await saves('first', 23)), ...(await saves('second', 61)), ...(await saves('third', 40))];
    const studio = await openTestStudio(source, { dataFolder: folder });
    const { db } = studio.services;
    expect(acknowledged.length).toBeGreaterThanOrEqual(124);
    expect(await brokenDesigns(db, acknowledged)).toEqual(NOTHING_BROKEN);
    const { workshopId } = await db.selectFrom('designs').select('workshopId').executeTakeFirstOrThrow();
    // Its words are written with it.
    const found = await findDesigns(db, workshopId, { text: 'aurelia' }, { limit: 200 });
    const all = await db.selectFrom('designs').select('id').where('workshopId', '=', workshopId).execute();
    expect(found).toHaveLength(all.length);
    await studio.close();
  });

  test('a studio killed while orders go their way loses no step that it acknowledged, nor a line of a log', async () => {
    const source = await fresh();
    const go = (series: string, enough: number) => ordersUntilKilled(source, folder, series, enough);
    const acknowledged = [...(await go('first', 19)), ...(await go('second', 47)), ...(await go('third', 31))];
    const studio = await openTestStudio(source, { dataFolder: folder });
    expect(acknowledged.length).toBeGreaterThanOrEqual(97);
    expect(await brokenOrders(studio.services.db, acknowledged)).toEqual(NO_ORDER_BROKEN);
    await studio.close();
  });
});
