import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '#server/open-app.ts';
import { settingsOf } from '#server/testing/test-studio.ts';
import { APP_ORIGIN, HOST } from './studio-origin.ts';

const SECRET = 'what lies beside the screens';
let folder: string;
let studio: OpenApp;

/** A studio as the desktop opens it, with a secret above its screens and one that is hidden among them. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-scheme-'));
  const builtSite = join(folder, 'build/web');
  mkdirSync(join(builtSite, 'assets'), { recursive: true });
  writeFileSync(join(builtSite, 'assets/ring.js'), 'export {};');
  for (const file of ['build/secret.txt', 'secret.txt', 'build/web/.secret.txt'])
    writeFileSync(join(folder, file), SECRET);
  const opened = await openApp({
    version: '0',
    builtSite,
    hosts: [HOST],
    dataFolder: join(folder, 'data'),
    settings: settingsOf({}),
    personal: { onEmail: () => undefined },
    reportBug: (error) => {
      throw error;
    },
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  studio = opened.value;
});
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true });
});

async function ask(url: string) {
  const answer = await studio.answer(new Request(url), { clientAddress: 'desktop', origin: APP_ORIGIN });
  return { status: answer.status, text: await answer.text() };
}

test('a file of the screens is answered', async () => {
  expect(await ask(`${APP_ORIGIN}/assets/ring.js`)).toEqual({ status: 200, text: 'export {};' });
});

describe('no way leads out of the folder of the screens', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/..%2F..%2Fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/....//secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/.secret.txt',
    '//secret.txt',
    '/assets/ring.js%00.txt',
    '/%',
  ])('%s', async (path) => {
    const { status, text } = await ask(APP_ORIGIN + path);
    expect(status).toBe(404);
    expect(text).not.toContain(SECRET);
  });

  test('by the whole path of the file', async () => {
    expect((await ask(`${APP_ORIGIN}/${encodeURIComponent(join(folder, 'secret.txt'))}`)).status).toBe(404);
  });
});

describe('no other host of the scheme is answered', () => {
  test.each(['app://other/', 'app://bundle.evil/', 'app://evil/bundle', 'app://localhost/api/health', 'app:///'])(
    '%s',
    async (url) => {
      expect((await ask(url)).status).toBe(404);
    },
  );
});
