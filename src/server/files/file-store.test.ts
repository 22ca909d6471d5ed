import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../testing/s3-server.ts';
import { greyPng } from '../testing/sample-pictures.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';
import { openSpool } from './spool.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
const spool = openSpool(join(folder, 'incoming'));

const put = (store: FileStore, key: string, bytes: Uint8Array) =>
  spool.take(new Blob([new Uint8Array(bytes)]).stream(), (spooled) => store.put(key, spooled));

async function bytesOf(store: FileStore, key: string): Promise<Buffer | string> {
  const found = await store.get(key);
  return found.ok ? Buffer.from(await new Response(found.value).arrayBuffer()) : found.problem.code;
}

const s3 = { server: undefined as Awaited<ReturnType<typeof startS3Server>> | undefined, notices: [] as string[] };
beforeAll(async () => {
  s3.server = await startS3Server();
});
afterAll(() => s3.server?.stop());
const bucket = (more: object = {}) => {
  if (s3.server === undefined) throw new Error('The bucket is not there yet.');
  return s3Store({ ...s3.server.settings, ...more }, (line) => s3.notices.push(line));
};

// One contract for both.
describe.each([
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => bucket()],
] as const)('%s', (_name, open) => {
  test('keeps what it is given, byte by byte', async () => {
    const [small, large] = [greyPng(3, 3), greyPng(300, 300, 3_000_000)];
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await put(open(), one, small)).toEqual({ ok: true, value: undefined });
    expect(await put(open(), other, large)).toEqual({ ok: true, value: undefined });
    expect(await bytesOf(open(), one)).toEqual(small);
    expect(await bytesOf(open(), other)).toEqual(large);
  });

  test('tells what it does not have', async () => {
    expect(await bytesOf(open(), randomUUID())).toBe('file_lost');
  });

  test('deletes, again and again', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    await put(open(), key, greyPng(3, 3));
    await put(open(), other, greyPng(4, 4));
    expect(await open().delete(key)).toMatchObject({ ok: true });
    expect(await open().delete(key)).toMatchObject({ ok: true });
    expect(await bytesOf(open(), key)).toBe('file_lost');
    expect(await bytesOf(open(), other)).toHaveLength(greyPng(4, 4).length);
  });

  test.each(['../../etc/passwd', '..', '', 'a/b', `${randomUUID()}/..`])('has no object %j', async (key) => {
    await expect(open().get(key)).rejects.toThrow('no key');
    await expect(open().delete(key)).rejects.toThrow('no key');
  });
});

test('a bucket is told nothing by who has another key, and refuses bytes that changed on their way', async () => {
  const stranger = bucket({ secretAccessKey: 'another' });
  expect(await put(stranger, randomUUID(), greyPng(3, 3))).toMatchObject({ problem: { code: 'files_away' } });
  expect(s3.notices.at(-1)).toContain('The bucket refuses PUT (403)');
  expect(await put(bucket({ bucketUrl: 'http://127.0.0.1:9/none' }), randomUUID(), greyPng(3, 3))).toMatchObject({
    problem: { code: 'files_away' },
  });
  const missing = bucket({ bucketUrl: s3.server?.settings.bucketUrl.replace('pictures', 'elsewhere') });
  expect(await put(missing, randomUUID(), greyPng(3, 3))).toMatchObject({ problem: { code: 'files_away' } });
});

describe('what arrives', () => {
  const left = () => readdirSync(join(folder, 'incoming'));

  test('is deleted when it has been used, and where using it fails', async () => {
    const taken = async () => spool.take(new Blob([greyPng(3, 3)]).stream(), () => Promise.reject(new Error('a bug')));
    await expect(taken()).rejects.toThrow('a bug');
    expect(left()).toEqual([]);
  });

  test('is refused by its first bytes, and the rest is not read', async () => {
    let asked = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        asked += 1;
        stream.enqueue(Buffer.from('<svg onload="alert(1)">'));
      },
    });
    expect(await spool.take(endless, () => Promise.reject())).toMatchObject({ problem: { code: 'no_picture' } });
    expect(asked).toBeLessThan(4);
    expect(left()).toEqual([]);
  });

  test('is refused at the first byte too many', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        const bytes = sent === 0 ? greyPng(3, 3) : Buffer.alloc(1_000_000);
        sent += bytes.length;
        stream.enqueue(new Uint8Array(bytes));
      },
    });
    expect(await spool.take(endless, () => Promise.reject())).toMatchObject({ problem: { code: 'file_too_large' } });
    expect(sent).toBeLessThan(23_000_000);
    expect(left()).toEqual([]);
  });

  test('is refused where it is cut off', async () => {
    const cut = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(new Uint8Array(greyPng(3, 3)));
      },
      pull(stream) {
        stream.error(new Error('gone'));
      },
    });
    expect(await spool.take(cut, () => Promise.reject())).toMatchObject({ problem: { code: 'upload_cut_off' } });
    expect(left()).toEqual([]);
  });

  test('and was left by a killed process is swept after a day', async () => {
    const rest = join(folder, 'incoming', randomUUID());
    await writeFile(rest, 'half');
    await spool.sweep(Date.now);
    expect(await readFile(rest, 'utf8')).toBe('half');
    await spool.sweep(() => Date.now() + 25 * 3_600_000);
    expect(existsSync(rest)).toBe(false);
  });
});
