import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#shared/time-units.ts';
import { isUuid } from '#shared/uuid.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { openTestStudio } from '../testing/test-studio.ts';
import { killedAfter } from '../testing/until-killed.ts';

onEachDatabase((fresh) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-uploads-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a studio killed while pictures are uploaded loses none that it acknowledged, and keeps none that nobody has', async () => {
    const source = await fresh();
    const lines: string[] = [];
    for (const [series, enough] of [
      ['first', 13],
      ['second', 29],
      ['third', 21],
    ] as const)
      lines.push(...(await killedAfter('upload-until-killed', [JSON.stringify(source), folder, series], enough)));
    const maybeGone = new Set(lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1)));
    const acknowledged = lines.filter((line) => isUuid(line) && !maybeGone.has(line));
    expect(acknowledged.length).toBeGreaterThan(30);

    const studio = await openTestStudio(source, { dataFolder: folder });
    const { db, fileStore } = studio.services;
    const rows = await db.selectFrom('workshopFiles').select(['id', 'objectKey', 'sha256', 'bytes']).execute();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    // Every row that there is has its bytes, whole.
    for (const { objectKey, sha256, bytes } of rows) {
      const found = await fileStore.get(objectKey);
      const read = found.ok ? Buffer.from(await new Response(found.value).arrayBuffer()) : Buffer.alloc(0);
      expect([read.length, createHash('sha256').update(read).digest('hex')]).toEqual([bytes, sha256]);
    }
    // And what lies in the folder beyond that is gone after an hour, what had arrived in part after a day.
    studio.pass(DAY_MS + 1000);
    await studio.runMaintenance();
    const left = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true });
    const objects = left.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(objects.toSorted()).toEqual(rows.map(({ objectKey }) => objectKey).toSorted());
    await studio.close();
  });
});
