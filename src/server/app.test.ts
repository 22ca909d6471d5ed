import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORIGIN_PLACEHOLDER } from '#shared/site/addresses.ts';
import { openTestStudio, type TestStudio } from './testing/test-studio.ts';

const PAGE = '<!doctype html><title>studio</title>';
let scratch: string;
let studio: TestStudio;
const ask = (path: string, init?: RequestInit) => studio.ask(path, init);

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'site-'));
  const builtSite = join(scratch, 'web');
  mkdirSync(join(builtSite, 'assets'), { recursive: true });
  writeFileSync(join(scratch, 'secret.txt'), 'secret');
  writeFileSync(join(builtSite, 'index.html'), PAGE);
  writeFileSync(join(builtSite, 'icon-192.png'), 'an icon');
  writeFileSync(join(builtSite, '.stamp'), 'hidden');
  writeFileSync(join(builtSite, 'assets/kernel-abc.wasm'), Buffer.from([0, 0x61, 0x73, 0x6d, 1, 2, 3, 4]));
  writeFileSync(join(builtSite, 'assets/studio-abc.js'), 'export {};');
  writeFileSync(join(builtSite, 'assets/empty.txt'), '');
  studio = await openTestStudio(undefined, { version: '1.2.3', builtSite });
});

afterAll(async () => {
  await studio.close();
  rmSync(scratch, { recursive: true, force: true });
});

const header = (answer: Response, name: string) => answer.headers.get(name);

test('public pages are served as the build printed them, with the address of this site filled in', async () => {
  const printed = join(scratch, 'web/pages');
  mkdirSync(printed);
  for (const name of ['landing', 'pricing'])
    writeFileSync(join(printed, `${name}.html`), `<h1>${name}</h1><link href="${ORIGIN_PLACEHOLDER}/x">`);
  for (const [path, name] of [
    ['/?from=elsewhere', 'landing'],
    ['/pricing', 'pricing'],
    ['/Pricing/', 'pricing'],
  ] as const) {
    const answer = await ask(path);
    expect(await answer.text()).toMatch(new RegExp(`^<h1>${name}</h1><link href="http[^"]+/x">$`));
    expect(header(answer, 'content-type')).toMatch(/^text\/html/);
    expect(header(answer, 'cache-control')).toBe('no-cache');
    const tag = header(answer, 'etag') ?? '';
    expect((await ask(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
  }
  expect(await (await ask('/modes')).text()).toBe(PAGE);
  expect((await ask('/pages/landing.html')).status).toBe(404);
  rmSync(printed, { recursive: true });
});

test('who types what they know of an address is led to the page, in any letter case', async () => {
  for (const [typed, meant] of [
    ['/contact', '/Contact-Us'],
    ['/Terms/', '/terms-and-conditions'],
    ['/sign-up', '/login#create-account'],
  ] as const) {
    const answer = await ask(typed, { redirect: 'manual' });
    expect([answer.status, header(answer, 'location')]).toEqual([301, meant]);
  }
});

test('the policy of a public page allows what the build wrote into it, and no other page does', async () => {
  const printed = join(scratch, 'web/pages');
  mkdirSync(printed);
  writeFileSync(join(printed, 'landing.html'), '<style>a{}</style>');
  writeFileSync(join(printed, 'pricing.html'), '<h1>pricing</h1>');
  const hashes = { landing: { scripts: ['sha256-c2NyaXB0'], styles: ['sha256-c3R5bGU='] } };
  writeFileSync(join(printed, 'inline-hashes.json'), JSON.stringify(hashes));
  const policyOf = (answer: Response): string => header(answer, 'content-security-policy') ?? '';
  const answer = await ask('/');
  expect(policyOf(answer)).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-c2NyaXB0';");
  expect(policyOf(answer)).toContain("style-src 'self' 'sha256-c3R5bGU=';");
  // A browser that has the page takes its policy from the answer that the page is still the same.
  const same = await ask('/', { headers: { 'if-none-match': header(answer, 'etag') ?? '' } });
  expect([same.status, policyOf(same)]).toEqual([304, policyOf(answer)]);
  for (const path of ['/pricing', '/modes', '/assets/studio-abc.js', '/no/such/page'])
    expect(policyOf(await ask(path)), path).not.toContain('sha256');
  rmSync(printed, { recursive: true });
});

test.each(['/no/such/page', '/modes/further', '/catalogue'])(
  '%s has no page: the screens say so, and the status',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(PAGE);
  },
);

test('the icon is also where browsers look for it by themselves', async () => {
  const answer = await ask('/favicon.ico');
  expect([answer.status, header(answer, 'content-type'), await answer.text()]).toEqual([200, 'image/png', 'an icon']);
});

describe('the screens', () => {
  test.each(['/', '/modes', '/expert-mode/astrology/astroSign', '/catalog/aurelia-7'])(
    '%s is the page',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(header(answer, 'content-type')).toMatch(/^text\/html/);
      expect(header(answer, 'cache-control')).toBe('no-cache');
      expect(await answer.text()).toBe(PAGE);
    },
  );

  test('files named by their content may be kept for ever, each with its media type', async () => {
    const wasm = await ask('/assets/kernel-abc.wasm');
    expect(header(wasm, 'content-type')).toBe('application/wasm');
    expect(header(wasm, 'cache-control')).toContain('immutable');
    expect(header(wasm, 'content-length')).toBe('8');
    expect(header(await ask('/assets/studio-abc.js'), 'content-type')).toMatch(/^text\/javascript/);
  });

  test('an empty file is sent as such', async () => {
    const answer = await ask('/assets/empty.txt');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test.each([
    '/assets/missing-abc.js',
    '/favicon.png',
    '/.stamp',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets%00/studio-abc.js',
    '/%E0%A4%A',
  ])('%s is not found', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found', remedy: expect.any(String) });
  });

  test('HEAD says what GET would send, and sends nothing', async () => {
    const answer = await ask('/assets/kernel-abc.wasm', { method: 'HEAD' });
    expect([answer.status, header(answer, 'content-length'), await answer.text()]).toEqual([200, '8', '']);
  });

  test('a file that the client has already is not sent again', async () => {
    const etag = header(await ask('/assets/studio-abc.js'), 'etag') ?? '';
    const again = await ask('/assets/studio-abc.js', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('a part of a file', () => {
  const part = (range: string, more: Record<string, string> = {}) =>
    ask('/assets/kernel-abc.wasm', { headers: { range, ...more } });

  test('is sent with its place in the whole', async () => {
    const answer = await part('bytes=4-5');
    expect([answer.status, header(answer, 'content-range'), header(answer, 'content-length')]).toEqual([
      206,
      'bytes 4-5/8',
      '2',
    ]);
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2]);
  });

  test('beyond the end is refused', async () => {
    const answer = await part('bytes=8-');
    expect([answer.status, header(answer, 'content-range')]).toEqual([416, 'bytes */8']);
  });

  test('of an older version is not mixed into the new one', async () => {
    expect((await part('bytes=4-5', { 'if-range': '"older"' })).status).toBe(200);
  });
});

describe('the API', () => {
  test('reports its health', async () => {
    expect(await (await ask('/api/health')).json()).toEqual({ status: 'ok', version: '1.2.3' });
  });

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/identity/nothing'],
    ['GET', '/files/nothing'],
    ['POST', '/api/health'],
    ['POST', '/modes'],
  ])('%s %s answers with a problem and its remedy, never with a page', async (method, path) => {
    const answer = await ask(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found', remedy: expect.any(String) });
  });

  test.each(['http://evil.example:4310/api/health', 'http://evil.example/'])('answers nobody under %s', async (url) => {
    expect((await ask(url)).status).toBe(404);
  });

  test('a bug is reported and hidden from the client', async () => {
    const bugs: Error[] = [];
    const verifier = { verify: () => Promise.reject(new Error('bare wire')) };
    const broken = await openTestStudio(undefined, { verifier, reportBug: (bug) => bugs.push(bug) });
    const answer = await broken.ask('/api/trial', { headers: { authorization: 'Bearer a.b.c' } });
    await broken.close();
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('bare wire');
    expect(bugs.map(({ message }) => message)).toContain('bare wire');
  });
});

test('a bug behind a route with refusals of its own is reported like any other', async () => {
  const bugs: Error[] = [];
  const broken = await openTestStudio(undefined, { reportBug: (bug) => bugs.push(bug) });
  // Waits until the work that the start began is done.
  await broken.emails();
  await broken.services.db.destroy();
  const answer = await broken.ask('/api/v1.0/email/send-form', { method: 'POST', body: new URLSearchParams() });
  expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: 'unexpected' })]);
  expect(bugs).toHaveLength(1);
});

describe('every answer', () => {
  test.each(['/', '/assets/studio-abc.js', '/api/health', '/api/nothing'])(
    '%s carries the security headers',
    async (path) => {
      const answer = await ask(path);
      const policy = header(answer, 'content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).not.toContain("'unsafe-eval'");
      expect(header(answer, 'x-content-type-options')).toBe('nosniff');
      expect(header(answer, 'x-frame-options')).toBe('DENY');
      expect(header(answer, 'referrer-policy')).toBe('no-referrer');
    },
  );
});
