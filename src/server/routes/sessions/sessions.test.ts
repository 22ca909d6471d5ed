import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import { findAccountById } from '../../identity/accounts/find-account.ts';
import { TEST_PASSWORD } from '../../identity/testing/test-pool.ts';
import { issueTokens } from '../../identity/tokens/issue-tokens.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const ANN = 'ann@example.org';

interface SignedIn {
  readonly AccessToken: string;
  readonly RefreshToken: string;
}
interface Listed {
  readonly id: string;
  readonly device: string;
  readonly isThisOne: boolean;
}

onEachDatabase((fresh) => {
  let studio: TestStudio;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    for (const email of [ANN, 'eve@example.org']) await studio.create({ email, groups: ['admin'] });
  });
  afterAll(() => studio.close());
  beforeEach(() => studio.services.db.deleteFrom('sessions').execute());

  const signIn = async (USERNAME: string, userAgent = FIREFOX) => {
    const flow = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: TEST_PASSWORD } };
    const { body } = await studio.call('InitiateAuth', flow, { 'user-agent': userAgent });
    return body['AuthenticationResult'] as SignedIn;
  };
  const ask = async (token: string, path = '', method = 'GET') =>
    studio.ask(`/api/sessions${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const listFor = async ({ AccessToken }: SignedIn) => {
    const answer = await ask(AccessToken);
    return ((await answer.json()) as { sessions: Listed[] }).sessions;
  };

  describe('somebody’s sessions', () => {
    test('are listed by name, the caller’s own first', async () => {
      await signIn(ANN, `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/26.0 Safari/604.1 ${'x'.repeat(500)}`);
      const here = await signIn(ANN);
      await signIn('eve@example.org');
      const answer = await ask(here.AccessToken);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
      const common = { id: expect.any(String), signedInAt: time, lastUsedAt: time };
      expect(await answer.json()).toEqual({
        sessions: [
          { ...common, device: 'Firefox on Linux', isThisOne: true },
          { ...common, device: 'Safari on iPhone', isThisOne: false },
        ],
      });
      const rows = await studio.services.db.selectFrom('sessions').select('userAgent').execute();
      expect(Math.max(...rows.map(({ userAgent }) => userAgent.length))).toBe(200);
    });

    test('are left out once expired, and have a name even without a User-Agent', async () => {
      await signIn(ANN);
      studio.pass(30 * DAY_MS + 1000);
      const here = await signIn(ANN, '');
      expect(await listFor(here)).toMatchObject([{ device: 'Unknown device', isThisOne: true }]);
    });

    test('count as used when they are refreshed', async () => {
      const there = await signIn(ANN);
      studio.pass(HOUR_MS);
      await studio.call('GetTokensFromRefreshToken', { RefreshToken: there.RefreshToken });
      const [, other] = (await listFor(await signIn(ANN))) as { signedInAt?: string; lastUsedAt?: string }[];
      expect(Date.parse(other?.lastUsedAt ?? '') - Date.parse(other?.signedInAt ?? '')).toBeGreaterThanOrEqual(HOUR_MS);
    });
  });

  describe('ending', () => {
    test('one signs it out at once, and no other', async () => {
      const [there, here] = [await signIn(ANN), await signIn(ANN)];
      // From here on the verdict on its token is cached.
      expect((await ask(there.AccessToken)).status).toBe(200);
      const other = (await listFor(here)).find(({ isThisOne }) => !isThisOne);
      const ended = await ask(here.AccessToken, `/${other?.id}`, 'DELETE');
      expect([ended.status, await ended.text()]).toEqual([204, '']);
      expect((await ask(there.AccessToken)).status).toBe(401);
      const renewed = await studio.call('GetTokensFromRefreshToken', { RefreshToken: there.RefreshToken });
      expect(renewed.refused).toBe('NotAuthorizedException');
      expect(await listFor(here)).toHaveLength(1);
    });

    test('all others spares this one, and other accounts', async () => {
      const [there, here, eve] = [await signIn(ANN), await signIn(ANN), await signIn('eve@example.org')];
      expect((await ask(here.AccessToken, '', 'DELETE')).status).toBe(204);
      const after = await Promise.all([there, here, eve].map(({ AccessToken }) => ask(AccessToken)));
      expect(after.map(({ status }) => status)).toEqual([401, 200, 200]);
    });

    test('another account’s is answered as if it did not exist, for administrators too', async () => {
      const [ann, eve] = [await signIn(ANN), await signIn('eve@example.org')];
      const [hers] = await listFor(ann);
      const answers = [];
      for (const id of [
        hers?.id ?? '',
        'nothing',
        '\u0000',
        'x'.repeat(5000),
        '00000000-0000-4000-8000-000000000000',
        '..',
        "' or 1=1 --",
      ]) {
        const answer = await ask(eve.AccessToken, `/${encodeURIComponent(id)}`, 'DELETE');
        answers.push([answer.status, ((await answer.json()) as { code: string }).code]);
      }
      expect(answers).toEqual(answers.map(() => [404, 'not_found']));
      expect((await ask(ann.AccessToken)).status).toBe(200);
    });
  });

  test('nothing is answered without a token, or with one of a narrower scope', async () => {
    const { AccessToken } = await signIn(ANN);
    const [mine] = await listFor({ AccessToken, RefreshToken: '' });
    for (const [path, method] of [
      ['', 'GET'],
      ['', 'DELETE'],
      [`/${mine?.id}`, 'DELETE'],
    ]) {
      expect((await ask('', path, method)).status).toBe(401);
      expect((await ask(`${AccessToken}x`, path, method)).status).toBe(401);
    }
    const { sub } = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    const account = await findAccountById(studio.services.identity, sub);
    if (account === undefined) throw new Error('Ann has no account.');
    const session = { id: mine?.id ?? '', scope: 'propose enquire', hasIdToken: 1 as const, signedInAtMs: 0 };
    const narrow = await issueTokens(studio.services.identity, account, [], session, '');
    const answer = await ask(narrow.AccessToken);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'narrow_token']);
  });
});
