import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFile } from './send-file.ts';

const script = 'export const pieces = ["ring", "pendant", "earrings"];\n'.repeat(200);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'a.js'), script);
  await writeFile(join(folder, 'small.js'), 'export {};');
  await writeFile(join(folder, 'a.webp'), script);
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(name: string, headers: Record<string, string>, address = `http://studio/${name}`) {
  const answer = await sendFile(new Request(address, { headers }), join(folder, name), 'no-cache');
  if (answer === undefined) throw new Error(`No ${name}`);
  return answer;
}

test('a script is compressed for a client that accepts it, and decompresses to itself', async () => {
  const answer = await ask('a.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  expect(body.length).toBeLessThan(script.length / 10);
  expect(brotliDecompressSync(body).toString()).toBe(script);
});

describe('a file comes as it is', () => {
  test.each([
    ['to who takes nothing packed', 'a.js', {}],
    ['to who takes gzip alone', 'a.js', { 'accept-encoding': 'gzip' }],
    ['to who refuses it', 'a.js', { 'accept-encoding': 'gzip, br;q=0' }],
    ['when it is a picture', 'a.webp', { 'accept-encoding': 'br' }],
    ['when it is small', 'small.js', { 'accept-encoding': 'br' }],
    ['when a part of it is asked for', 'a.js', { 'accept-encoding': 'br', range: 'bytes=0-99' }],
  ])('%s', async (_how, name, headers) => {
    expect((await ask(name, headers)).headers.get('content-encoding')).toBeNull();
  });

  test('inside the desktop, where nothing decompresses it', async () => {
    const answer = await ask('a.js', { 'accept-encoding': 'br' }, 'app://studio/a.js');
    expect(await answer.text()).toBe(script);
  });
});

test('each form has its own ETag, and each version new ones', async () => {
  const tag = async (headers: Record<string, string>) => (await ask('a.js', headers)).headers.get('etag') ?? '';
  const packed = await tag({ 'accept-encoding': 'br' });
  expect(packed).not.toBe(await tag({}));
  expect((await ask('a.js', { 'accept-encoding': 'br', 'if-none-match': packed })).status).toBe(304);
  expect((await ask('a.js', { 'if-none-match': packed })).status).toBe(200);
  await writeFile(join(folder, 'a.js'), `${script}// changed`);
  await utimes(join(folder, 'a.js'), 1, 1);
  const changed = await ask('a.js', { 'accept-encoding': 'br', 'if-none-match': packed });
  expect(brotliDecompressSync(Buffer.from(await changed.arrayBuffer())).toString()).toContain('// changed');
});
