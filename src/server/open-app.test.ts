import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AppOptions, type OpenApp, openApp } from './open-app.ts';
import type { StudioSettings } from './settings/studio-settings.ts';
import { settingsOf } from './testing/test-studio.ts';

const ORIGIN = 'http://127.0.0.1:4310';
const PASSWORD = 'Passw0rd!x';
const embedded: StudioSettings = { ...settingsOf({}), signInOrigins: ['https://shop.example'] };

let folder: string;
let studio: OpenApp;
let opened = 0;
const closing: (() => Promise<void>)[] = [];

async function open(settings: StudioSettings = embedded, dataFolder = folder, more: Partial<AppOptions> = {}) {
  const onOutboxOpened = () => {
    opened += 1;
  };
  const reportBug = (error: Error) => {
    throw error;
  };
  const hosts = ['127.0.0.1', 'localhost', 'studio.example'];
  const app = { version: '0', builtSite: folder, hosts, dataFolder, settings, reportBug, onOutboxOpened, ...more };
  const result = await openApp(app);
  if (!result.ok) throw new Error(result.problem.message);
  closing.push(result.value.close);
  return result.value;
}

const asker =
  ({ answer }: OpenApp, origin = ORIGIN) =>
  async (path: string, init?: RequestInit) =>
    answer(new Request(path.startsWith('http') ? path : origin + path, init), { clientAddress: '127.0.0.1', origin });

const callOf = (operation: string, body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...headers },
  body: JSON.stringify({ ClientId: 'studio', ...body }),
});
const signUp = (Username: string) => callOf('SignUp', { Username, Password: PASSWORD });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-data-'));
  studio = await open();
});
afterEach(async () => {
  for (const close of closing.splice(1)) await close();
});
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

test('a studio keeps its accounts, its keys and its secret from one start to the next', async () => {
  const first = await asker(studio)('/identity', signUp('ann@example.org'));
  const keys = async (of: OpenApp) => (await asker(of)('/identity/local_studio/.well-known/jwks.json')).json();
  const again = await open();
  expect(await keys(again)).toEqual(await keys(studio));
  const twice = await asker(again)('/identity', signUp('ann@example.org'));
  const { UserSub } = (await first.json()) as { UserSub: string };
  expect(await twice.json()).toMatchObject({ UserSub });
});

test('its files are readable by their owner alone', () => {
  for (const file of ['secret.key', 'studio.sqlite', 'studio.sqlite-wal']) {
    expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
  }
});

test('nothing that opens an account can be read in its files', async () => {
  const ask = asker(studio);
  await ask('/identity', signUp('bea@example.org'));
  await studio.idle();
  const path = studio.services.outboxPage?.path() ?? '';
  const cookie = (await ask(path)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await ask('/identity/outbox', { headers: { cookie, accept: 'application/json' } });
  const [mail] = (await answer.json()) as { to: string; text: string }[];
  expect(mail?.to).toBe('bea@example.org');
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  const stored = ['studio.sqlite', 'studio.sqlite-wal']
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join();
  expect(stored).toContain('bea@example.org');
  for (const secret of [PASSWORD, 'PRIVATE KEY', `    ${code}`]) expect(stored).not.toContain(secret);
});

describe('the outbox', () => {
  test('is not found without its token', async () => {
    const ask = asker(studio);
    for (const path of ['/identity/outbox', '/identity/outbox?token=', '/identity/outbox?token=guessed']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect((await ask('/identity/outbox', { headers: { cookie: 'studio_outbox=' } })).status).toBe(404);
  });

  test('opens with the token, for the browser that presented it; the token works once', async () => {
    const ask = asker(studio);
    const path = studio.services.outboxPage?.path() ?? '';
    const before = opened;
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/identity/outbox']);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(opened).toBe(before + 1);
    expect((await ask(path)).status).toBe(404);
    expect(studio.services.outboxPage?.path()).not.toBe(path);

    await ask('/identity', signUp('cleo@example.org'));
    await studio.idle();
    const page = await ask('/identity/outbox', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('to cleo@example.org');
  });

  test.each([
    ['a public address', { publicUrl: 'https://studio.example' }],
    ['a proxy', { hasProxies: true }],
    ['a mail server', { smtp: { url: 'smtp://127.0.0.1:1', from: 'studio@example.org' } }],
  ])('is not there in a studio with %s', async (_name, more) => {
    const reachable = await open({ ...embedded, ...more }, mkdtempSync(join(folder, 'other-')));
    expect(reachable.services.outboxPage).toBeUndefined();
    expect((await asker(reachable)('/identity/outbox?token=')).status).toBe(404);
    expect(reachable.services.identity.config.allowsSignUp).toBe('smtp' in more);
  });
});

test('on somebody’s own computer each e-mail tells where it can be read, once and without a cookie', async () => {
  const paths: string[] = [];
  const onEmail = (path: string) => void paths.push(path);
  const own = await open(embedded, mkdtempSync(join(folder, 'own-')), { personal: { onEmail } });
  const ask = asker(own);
  await ask('/identity', signUp('ann@example.org'));
  expect(paths).toEqual([]);
  await ask('/identity', callOf('ForgotPassword', { Username: 'ann@example.org' }));
  await ask('/identity', callOf('ForgotPassword', { Username: 'nobody@example.org' }));
  expect(paths).toHaveLength(1);
  const [path = ''] = paths;
  const page = await ask(path);
  expect(await page.text()).toMatch(/to ann@example\.org[^]*\b\d{6}\b/);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect((await ask(path)).status).toBe(404);
});

describe('the door', () => {
  test.each(['http://evil.example:4310/identity', 'http://127.0.0.1:9999/identity', 'http://127.0.0.1/identity'])(
    'is closed under %s',
    async (address) => {
      expect((await asker(studio)(address, signUp('eve@example.org'))).status).toBe(404);
    },
  );

  test('answers pages of allowed origins only', async () => {
    const from = async (origin: string, method = 'OPTIONS') => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-amz-target',
      };
      const answer = await asker(studio)('/identity', { method, headers });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await from('https://shop.example')).toBe('https://shop.example');
    expect(await from('https://evil.example')).toBeNull();
    expect(await from('https://evil.example', 'POST')).toBeNull();
    expect(await from('null')).toBeNull();
  });

  test('allows the client’s own headers from there', async () => {
    const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
    const answer = await asker(studio)('/identity', { method: 'OPTIONS', headers });
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').split(',');
    expect(allowed).toEqual(expect.arrayContaining(['x-amz-target', 'amz-sdk-request', 'amz-sdk-invocation-id']));
  });

  test('says where the keys are', async () => {
    const answer = await asker(studio)('/identity/local_studio/.well-known/openid-configuration');
    expect(await answer.json()).toMatchObject({
      issuer: 'http://127.0.0.1/identity/local_studio',
      jwks_uri: `${ORIGIN}/identity/local_studio/.well-known/jwks.json`,
    });
  });

  test('of a hosted studio is its public address, which its tokens name as issuer', async () => {
    const settings = { ...embedded, publicUrl: 'https://studio.example' };
    const hosted = await open(settings, mkdtempSync(join(folder, 'hosted-')));
    const ask = asker(hosted, 'https://studio.example');
    const answer = await ask('/identity/local_studio/.well-known/openid-configuration');
    expect(await answer.json()).toMatchObject({ issuer: 'https://studio.example/identity/local_studio' });
  });
});

test('a studio whose people sign in elsewhere lists no sessions, and takes no token of its own pool', async () => {
  const outsidePool = { userPoolId: 'eu-west-1_AbCdEf123', userPoolClientId: 'abc', endpoint: 'http://127.0.0.1:1' };
  const elsewhere = await open({ ...embedded, outsidePool }, mkdtempSync(join(folder, 'elsewhere-')));
  const statusOf = async (of: OpenApp) => (await asker(of)('/api/sessions')).status;
  expect([await statusOf(elsewhere), await statusOf(studio)]).toEqual([404, 401]);
  const described = async (of: OpenApp) => (await (await asker(of)('/api/docs')).text()).includes('/api/sessions');
  expect([await described(elsewhere), await described(studio)]).toEqual([false, true]);
  await expect(elsewhere.services.verifier.verify('a.b.c')).resolves.toMatchObject({ ok: false });
});

test('where people sign in elsewhere, nobody signs up here', async () => {
  const outsidePool = { userPoolId: 'eu-west-1_AbCdEf123', userPoolClientId: 'client' };
  const elsewhere = await open({ ...embedded, outsidePool }, mkdtempSync(join(folder, 'elsewhere-')));
  const ask = asker(elsewhere);
  expect((await ask('/identity', signUp('ann@example.org'))).status).toBe(404);
  expect((await ask('/identity/local_studio/.well-known/jwks.json')).status).toBe(404);
  expect((await ask(elsewhere.services.outboxPage?.path() ?? '')).status).toBe(303);
});
