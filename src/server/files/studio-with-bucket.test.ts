import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnLoopback } from '../http/listen-on-loopback.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { greyPng } from '../testing/sample-pictures.ts';
import { openTestStudio, settingsOf, type TestStudio } from '../testing/test-studio.ts';
import { peopleOf, type Person } from '../testing/workshop-people.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let studio: TestStudio;
let ann: Person;
let at: string;
beforeAll(async () => {
  server = await startS3Server();
  const { bucketUrl, accessKeyId, secretAccessKey } = server.settings;
  studio = await openTestStudio(
    { sqliteFile: ':memory:' },
    { env: { S3_BUCKET_URL: `${bucketUrl}/`, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } },
  );
  const { person, workshopOf } = peopleOf(studio);
  ann = await person('ann');
  at = `/api/workshops/${await workshopOf(ann)}/files`;
});
afterAll(async () => {
  await studio.close();
  await server.stop();
});

const init = (bytes: Uint8Array) => ({
  method: 'POST',
  headers: { ...ann.headers, 'idempotency-key': randomUUID() },
  body: new Uint8Array(bytes),
});

test('a studio keeps pictures in a bucket, shows and deletes them, and says so where the bucket is away', async () => {
  const png = greyPng(20, 20);
  const made = (await (await studio.ask(`${at}?name=ring`, init(png))).json()) as { id: string; address: string };
  expect(Buffer.from(await (await studio.ask(made.address)).arrayBuffer())).toEqual(png);
  expect((await studio.ask(`${at}/${made.id}`, { method: 'DELETE', headers: ann.headers })).status).toBe(204);
  expect((await studio.ask(made.address)).status).toBe(404);

  const kept = (await (await studio.ask(`${at}?name=ring`, init(png))).json()) as { id: string; address: string };
  await server.stop();
  const refused = await studio.ask(`${at}?name=ring`, init(png));
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'files_away']);
  expect((await studio.ask(kept.address)).status).toBe(503);
});

test('a hundred megabytes are refused over a line, too', async () => {
  const listening = await listenOnLoopback((request, env) => studio.answer(request, env), 0);
  const answer = await fetch(new URL(`${at}?name=large`, listening.url), init(Buffer.alloc(100_000_000)));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'file_too_large']);
  await listening.close();
});

test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('a bucket without %s is named at the start', (missing) => {
  const all = { S3_BUCKET_URL: 'https://s3.example/b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(() => settingsOf({ ...all, [missing]: '' })).toThrow(`The variable ${missing} is missing`);
  expect(() => settingsOf({ ...all, S3_BUCKET_URL: 'ftp://s3.example/b' })).toThrow('S3_BUCKET_URL');
});
