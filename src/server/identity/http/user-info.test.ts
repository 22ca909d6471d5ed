import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import {
  type HostedPool,
  hidden,
  honestRequest,
  leadsTo,
  openHostedPool,
  REDIRECT_URI,
} from '../testing/hosted-pool.ts';
import { tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { TEST_PASSWORD } from '../testing/test-pool.ts';

const ANN = 'ann@example.org';
const USER_INFO = '/identity/oauth2/userInfo';

onEachDatabase((fresh) => {
  let pool: HostedPool;
  let accountId: string;
  beforeAll(async () => {
    pool = await openHostedPool(await fresh());
    accountId = await pool.create({ email: ANN, attributes: { name: 'Ann', phone_number: '+12025550123' } });
  });
  afterAll(() => pool.close());

  /** An access token of the hosted pages. @param secondFactor answers the form after the password */
  async function accessToken(scope: string, secondFactor?: () => Promise<Record<string, string>>): Promise<string> {
    const browser = pool.browser();
    const { query, verifier } = honestRequest({ scope });
    const path = `/identity/login?${query.toString()}`;
    const token = hidden(await (await browser.get(path)).text(), 'token');
    let answer = await browser.post(path, { token, step: 'password', email: ANN, password: TEST_PASSWORD });
    if (secondFactor !== undefined) {
      const page = await answer.text();
      const fields = { token: hidden(page, 'token'), session: hidden(page, 'session'), step: hidden(page, 'step') };
      answer = await browser.post(path, { ...fields, ...(await secondFactor()) });
    }
    const exchange = {
      grant_type: 'authorization_code',
      client_id: 'studio',
      code: leadsTo(answer).searchParams.get('code') ?? '',
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
    };
    const tokens = await (await browser.post('/identity/oauth2/token', exchange)).json();
    return (tokens as { readonly access_token: string }).access_token;
  }
  const ask = async (authorization: string | undefined, method = 'GET') => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await pool.request(USER_INFO, { method, headers });
    return { status: answer.status, challenge: answer.headers.get('www-authenticate'), body: await answer.json() };
  };

  test.each(['GET', 'POST'])('says by %s what the scopes allow, as texts', async (method) => {
    const token = await accessToken('openid email');
    const { status, body } = await ask(`Bearer ${token}`, method);
    expect([status, body]).toEqual([200, { sub: accountId, username: accountId, email: ANN, email_verified: 'true' }]);
  });

  test('says everything to a token for everything', async () => {
    const { body } = await ask(`bearer ${await accessToken('openid email phone profile')}`);
    expect(body).toMatchObject({ name: 'Ann', phone_number: '+12025550123', phone_number_verified: 'false' });
  });

  test('is found by its description', async () => {
    const answer = await pool.request('/identity/local_studio/.well-known/openid-configuration', {});
    expect(await answer.json()).toMatchObject({ userinfo_endpoint: `https://studio.example${USER_INFO}` });
  });

  describe('refuses', () => {
    test('a token for another purpose', async () => {
      const inside = await tokensOfSignIn(pool, ANN);
      for (const token of [inside.AccessToken, inside.IdToken, inside.RefreshToken, 'x.y.z']) {
        const { status, challenge } = await ask(`Bearer ${token}`);
        expect([status, challenge]).toEqual([401, expect.stringMatching(/^Bearer error="invalid_/)]);
      }
    });

    test('a request without one', async () => {
      expect(await ask(undefined)).toMatchObject({ status: 401, body: { error: 'invalid_request' } });
      expect(await ask('Basic YTpi')).toMatchObject({ status: 401, body: { error: 'invalid_request' } });
    });

    test('one whose session has ended', async () => {
      const token = await accessToken('openid');
      await pool.db.deleteFrom('sessions').execute();
      expect(await ask(`Bearer ${token}`)).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    });
  });

  test('a code by e-mail as second factor has its form', async () => {
    const { AccessToken } = await tokensOfSignIn(pool, ANN);
    await pool.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    const token = await accessToken('openid', async () => {
      await pool.identity.messages.idle();
      return { code: /\b\d{8}\b/.exec(pool.outbox.emails()[0]?.text ?? '')?.[0] ?? '' };
    });
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
