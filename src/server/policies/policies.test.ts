import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../identity/testing/test-pool.ts';
import { type CachedVerifier, cacheVerifier } from '../identity/tokens/cached-verifier.ts';
import { createEmbeddedVerifier } from '../identity/tokens/embedded-verifier.ts';
import { adminOnly } from './admin-only.ts';
import { own } from './own.ts';
import { type SignedInBindings, signedIn } from './signed-in.ts';

let pool: TestPool;
let verifier: CachedVerifier;
let app: Hono<SignedInBindings>;

beforeAll(async () => {
  pool = await openTestPool();
  await pool.create({ email: 'ann@example.org' });
  await pool.create({ email: 'boss@example.org', groups: ['admin'] });
});
afterAll(() => pool.close());
beforeEach(() => {
  verifier = cacheVerifier(createEmbeddedVerifier(pool.identity), pool.identity.clock);
  app = new Hono<SignedInBindings>();
  app.use('/api/*', signedIn(verifier));
  app.get('/api/me', (c) => c.json(c.var.caller));
  app.post('/api/me', (c) => c.json(c.var.caller));
  app.get('/api/admin', ...adminOnly(verifier), (c) => c.text('the books'));
});

async function tokensOf(USERNAME: string) {
  const flow = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: TEST_PASSWORD } };
  const { body } = await pool.call('InitiateAuth', flow);
  return body['AuthenticationResult'] as Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>;
}
const ask = (path: string, authorization?: string) =>
  app.request(path, authorization === undefined ? {} : { headers: { authorization } });

describe('a route for people who are signed in', () => {
  test('knows the caller', async () => {
    const { AccessToken } = await tokensOf('boss@example.org');
    const answer = await ask('/api/me', `Bearer ${AccessToken}`);
    expect(await answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), groups: ['admin'] });
    expect((await ask('/api/me', `bearer  ${AccessToken}`)).status).toBe(200);
  });

  test.each([
    ['nothing', undefined],
    ['another scheme', 'Basic YW5uOnB3'],
    ['no token', 'Bearer'],
    ['what is no token', 'Bearer a.b.c'],
    ['two tokens', 'Bearer a.b.c, Bearer a.b.c'],
  ])('shown %s asks to sign in', async (_name, authorization) => {
    const answer = await ask('/api/me', authorization);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(await answer.json()).toMatchObject({ code: 'not_signed_in', remedy: expect.any(String) });
  });

  test('takes access tokens only', async () => {
    const { IdToken, RefreshToken } = await tokensOf('ann@example.org');
    for (const token of [IdToken, RefreshToken]) expect((await ask('/api/me', `Bearer ${token}`)).status).toBe(401);
  });

  test('refuses an expired token, cached or not', async () => {
    const { AccessToken } = await tokensOf('ann@example.org');
    pool.pass(59 * 60_000 + 30_000);
    expect((await ask('/api/me', `Bearer ${AccessToken}`)).status).toBe(200);
    pool.pass(31_000);
    expect((await ask('/api/me', `Bearer ${AccessToken}`)).status).toBe(401);
  });
});

test('an address for administrators does not exist for others', async () => {
  const [ann, boss] = [await tokensOf('ann@example.org'), await tokensOf('boss@example.org')];
  expect((await ask('/api/admin', `Bearer ${ann.AccessToken}`)).status).toBe(404);
  expect(await (await ask('/api/admin', `Bearer ${boss.AccessToken}`)).text()).toBe('the books');
});

describe('a cached verdict on a token', () => {
  const status = async (token: string) => (await ask('/api/me', `Bearer ${token}`)).status;

  test('no longer counts once the session has ended here', async () => {
    const { AccessToken, RefreshToken } = await tokensOf('ann@example.org');
    expect(await status(AccessToken)).toBe(200);
    await pool.call('RevokeToken', { Token: RefreshToken });
    verifier.drop(pool.endedSessions);
    expect(await status(AccessToken)).toBe(401);
  });

  test('counts for a minute more when another process ended the session, for reading and nothing else', async () => {
    const { AccessToken } = await tokensOf('ann@example.org');
    expect(await status(AccessToken)).toBe(200);
    await pool.db.deleteFrom('sessions').execute();
    pool.pass(59_000);
    expect(await status(AccessToken)).toBe(200);
    const headers = { authorization: `Bearer ${AccessToken}` };
    expect((await app.request('/api/me', { method: 'POST', headers })).status).toBe(401);
    expect(await status(AccessToken)).toBe(401);
  });

  test('counts no more after that minute', async () => {
    const { AccessToken } = await tokensOf('ann@example.org');
    expect(await status(AccessToken)).toBe(200);
    await pool.db.deleteFrom('sessions').execute();
    pool.pass(61_000);
    expect(await status(AccessToken)).toBe(401);
  });

  test('is not cached when the session ended during verification', async () => {
    const { AccessToken } = await tokensOf('ann@example.org');
    const judged = verifier.verify(AccessToken);
    verifier.drop(['this one']);
    expect((await judged).ok).toBe(true);
    await pool.db.deleteFrom('sessions').execute();
    expect(await status(AccessToken)).toBe(401);
  });

  test('is negative for a disabled account', async () => {
    const { AccessToken } = await tokensOf('ann@example.org');
    await pool.db
      .updateTable('accounts')
      .set({ disabled: 1 })
      .where('loginEmail', '=', emailAddress('ann@example.org'))
      .execute();
    expect(await status(AccessToken)).toBe(401);
    await pool.db.updateTable('accounts').set({ disabled: 0 }).execute();
  });
});

test('another owner’s thing is answered as if it did not exist', () => {
  const ann = { id: 'ann', groups: [] };
  const ring = { ownerId: 'ann', title: 'Aurelia' };
  expect(own(ann, ring, 'design')).toEqual({ ok: true, value: ring });
  const [ofAnother, ofNobody] = [own({ id: 'eve', groups: ['admin'] }, ring, 'design'), own(ann, undefined, 'design')];
  expect(ofAnother).toEqual(ofNobody);
  expect(ofNobody).toMatchObject({ ok: false, problem: { code: 'not_found', message: 'There is no such design.' } });
});
