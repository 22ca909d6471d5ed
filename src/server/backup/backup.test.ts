import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { haloRing } from '#spec/testing/sample-specs.ts';
import { backUp, restore } from './open-backup.ts';
import { claimedJpeg, greyPng } from '../testing/sample-pictures.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';
import { peopleOf, type Person } from '../testing/workshop-people.ts';

let scratch: string;
let data: string;
let studio: TestStudio;
let ann: Person;
let shop: string;
const png = greyPng(40, 30, 100_000);
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'studio-backup-'));
  data = join(scratch, 'data');
  studio = await openTestStudio(undefined, { dataFolder: data });
  const people = peopleOf(studio);
  ann = await people.person('ann');
  shop = await people.workshopOf(ann);
  const revision = { id: randomUUID(), spec: haloRing, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' };
  const key = { 'idempotency-key': randomUUID() };
  await people.send(ann, 'POST', `/api/workshops/${shop}/designs`, { revision }, key);
  const id = await upload(png);
  const preview = { method: 'PUT', headers: ann.headers, body: new Uint8Array(claimedJpeg(300, 200)) };
  await studio.ask(`/api/workshops/${shop}/files/${id}/preview`, preview);
});
afterAll(async () => {
  await studio.close();
  rmSync(scratch, { recursive: true });
});

async function upload(bytes: Uint8Array): Promise<string> {
  const answer = await studio.ask(`/api/workshops/${shop}/files?name=ring`, {
    method: 'POST',
    headers: { ...ann.headers, 'idempotency-key': randomUUID() },
    body: new Uint8Array(bytes),
  });
  return ((await answer.json()) as { readonly id: string }).id;
}

const codeOf = async (outcome: Promise<Awaited<ReturnType<typeof restore>> | Awaited<ReturnType<typeof backUp>>>) => {
  const told = await outcome;
  return told.ok ? 'done' : told.problem.code;
};
const place = (name: string) => join(scratch, name);

test('a studio that runs is backed up and restored: people sign in, find their designs, and see their pictures', async () => {
  const file = place('one.backup');
  const written = await backUp(file, data, {});
  expect(written).toEqual({
    ok: true,
    value: { tables: expect.any(Number), rows: expect.any(Number), files: 2, bytes: statSync(file).size, missing: [] },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // Nothing else is left beside it.
  expect(readdirSync(scratch).toSorted()).toEqual(['data', 'one.backup']);
  expect(readFileSync(file)).not.toContain(readFileSync(join(data, 'secret.key'), 'utf8').trim());

  const elsewhere = place('elsewhere');
  const restored = await restore(file, elsewhere, {});
  expect(restored).toMatchObject({ ok: true, value: { files: 2 } });
  copyFileSync(join(data, 'secret.key'), join(elsewhere, 'secret.key'));
  const again = await openTestStudio(undefined, { dataFolder: elsewhere });
  const headers = await again.signIn(ann.email);
  const designs = (await (await again.ask(`/api/workshops/${shop}/designs?text=aurelia`, { headers })).json()) as {
    readonly designs: readonly unknown[];
  };
  expect(designs.designs).toHaveLength(1);
  const { files } = (await (await again.ask(`/api/workshops/${shop}/files`, { headers })).json()) as {
    readonly files: readonly { readonly address: string }[];
  };
  const small = await again.ask(`${files[0]?.address ?? ''}&small=true`);
  expect(small.headers.get('content-type')).toBe('image/jpeg');
  await small.body?.cancel();
  const shown = await again.ask(files[0]?.address ?? '');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
  await again.close();
});

test('pictures that come and go meanwhile leave a backup that is whole', async () => {
  const file = place('busy.backup');
  let isDone = false;
  const busy = (async () => {
    while (!isDone) {
      const id = await upload(greyPng(5, 5, 20_000));
      await studio.ask(`/api/workshops/${shop}/files/${id}`, { method: 'DELETE', headers: ann.headers });
    }
  })();
  const written = await backUp(file, data, {});
  isDone = true;
  await busy;
  expect(written).toMatchObject({ ok: true });
  expect(await codeOf(restore(file, place('busy'), {}))).toBe('done');
  const restored = new DatabaseSync(join(place('busy'), 'studio.sqlite'));
  const rows = restored.prepare('select id, object_key from workshop_files').all();
  restored.close();
  const missing = written.ok ? written.value.missing : [];
  const objects = readdirSync(join(place('busy'), 'files'), { recursive: true }).map((name) => String(name).slice(3));
  const without = rows.filter((row) => !objects.includes(String(row['object_key']))).map((row) => String(row['id']));
  expect(without.toSorted()).toEqual(missing.toSorted());
});

test('what can’t be backed up is told, and nothing is written', async () => {
  const file = place('other.backup');
  writeFileSync(place('there.backup'), 'mine');
  expect(await codeOf(backUp(place('there.backup'), data, {}))).toBe('file_exists');
  expect(readFileSync(place('there.backup'), 'utf8')).toBe('mine');
  expect(await codeOf(backUp(file, place('nowhere'), {}))).toBe('no_studio');
  expect(await codeOf(backUp(join(scratch, 'no/folder/x.backup'), data, {}))).toBe('cannot_write');
  expect(await codeOf(backUp(file, data, { DATABASE_URL: 'postgres://db.example/studio' }))).toBe('database_elsewhere');
  expect(await codeOf(backUp(file, '', {}))).toBe('missing_value');
  expect(readdirSync(scratch)).not.toContain('other.backup');
});

test('what can’t be restored is told, and no studio comes to be', async () => {
  const file = place('two.backup');
  expect(await codeOf(backUp(file, data, {}))).toBe('done');
  expect(await codeOf(restore(file, data, {}))).toBe('studio_exists');
  const target = place('target');
  expect(await codeOf(restore(place('nowhere.backup'), target, {}))).toBe('no_backup');
  expect(await codeOf(restore(place('there.backup'), target, {}))).toBe('no_backup');
  // The database of a studio is no backup of it.
  expect(await codeOf(restore(join(data, 'studio.sqlite'), target, {}))).toBe('no_backup');

  const half = place('half.backup');
  writeFileSync(half, readFileSync(file).subarray(0, statSync(file).size / 2));
  expect(['damaged_backup', 'no_backup']).toContain(await codeOf(restore(half, target, {})));

  const changed = place('changed.backup');
  copyFileSync(file, changed);
  const database = new DatabaseSync(changed);
  database.prepare('update backup_objects set bytes = ?').run(greyPng(7, 7));
  database.close();
  expect(await codeOf(restore(changed, target, {}))).toBe('damaged_backup');

  const newer = place('newer.backup');
  copyFileSync(file, newer);
  const later = new DatabaseSync(newer);
  later.prepare("insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '')").run();
  later.close();
  expect(await codeOf(restore(newer, target, {}))).toBe('newer_backup');
  expect(readdirSync(target).filter((name) => name.startsWith('studio.sqlite'))).toEqual([]);
});
