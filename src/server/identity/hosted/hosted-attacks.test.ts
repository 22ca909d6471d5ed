import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { google } from '../federation/google.ts';
import type { Provider, ProviderProfile } from '../federation/provider.ts';
import { CLIENT, type FakeProvider, openFakeProvider } from '../testing/fake-provider.ts';
import {
  REDIRECT_URI,
  hidden,
  honestRequest,
  type HostedPool,
  leadsTo,
  LEFT,
  openHostedPool,
  type TestBrowser,
} from '../testing/hosted-pool.ts';
import { callBeginSrp, challengeOf, signInBySrp } from '../testing/srp-call.ts';
import { deleteExpired } from '../delete-expired.ts';
import { TEST_PASSWORD } from '../testing/test-pool.ts';
import { makeCertificate, trust } from '../testing/tls.ts';

const TOKEN = '/identity/oauth2/token';

// Attacks on the hosted pages, and what comes of them.
onEachDatabase((fresh) => {
  let pool: HostedPool;
  let fake: FakeProvider;
  let apple: Provider;
  beforeAll(async () => {
    const certificate = await makeCertificate();
    trust(certificate);
    fake = await openFakeProvider(certificate);
    // Answers by form post like Apple, but without Apple's signed secret, which providers.test.ts covers.
    apple = { ...google(CLIENT, fake.origin), name: 'apple', cognitoName: 'SignInWithApple', answersByForm: true };
    const amazon: Provider = { ...google(CLIENT, fake.origin), name: 'amazon', cognitoName: 'LoginWithAmazon' };
    pool = await openHostedPool(await fresh(), { providers: [google(CLIENT, fake.origin), amazon, apple] });
    await pool.create({ email: 'ann@example.org' });
  });
  afterEach(() => {
    fake.lie = undefined;
    pool.pass(DAY_MS);
  });
  afterAll(async () => {
    await pool.close();
    await fake.close();
  });

  const authorizePath = (query: URLSearchParams) => `/identity/oauth2/authorize?${query.toString()}`;

  /** Fills in the form as a person does. @returns where it redirects */
  async function logIn(browser: TestBrowser, query: URLSearchParams, fields: Record<string, string> = {}) {
    const page = await (await browser.get(`/identity/login?${query.toString()}`)).text();
    return browser.post(`/identity/login?${query.toString()}`, {
      token: hidden(page, 'token'),
      step: 'password',
      email: 'ann@example.org',
      password: TEST_PASSWORD,
      ...fields,
    });
  }

  async function getCode(more: Record<string, string> = {}) {
    const { verifier, query } = honestRequest(more);
    const address = leadsTo(await logIn(pool.browser(), query));
    return { verifier, code: address.searchParams.get('code') ?? '' };
  }

  const exchange = (fields: Record<string, string>) =>
    pool.browser().post(TOKEN, {
      grant_type: 'authorization_code',
      client_id: 'studio',
      redirect_uri: REDIRECT_URI,
      ...fields,
    });
  const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error?: string }).error];

  test('an honest client gets its tokens', async () => {
    const { query, verifier } = honestRequest({ nonce: 'n-1' });
    const address = leadsTo(await logIn(pool.browser(), query));
    expect(`${address.origin}${address.pathname}`).toBe(REDIRECT_URI);
    expect(address.searchParams.get('state')).toBe(query.get('state'));
    const answer = await exchange({ code: address.searchParams.get('code') ?? '', code_verifier: verifier });
    const tokens = (await answer.json()) as Record<string, string>;
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(decodeJwt(tokens['id_token'] ?? '')).toMatchObject({ nonce: 'n-1', email: 'ann@example.org' });
    expect(decodeJwt(tokens['access_token'] ?? '')['scope']).toContain('aws.cognito.signin.user.admin');
  });

  describe('a redirect address', () => {
    test.each([
      'https://evil.example/login',
      'https://studio.example.evil.example/login',
      'https://studio.example@evil.example/login',
      'https://evil.example\\@studio.example/login',
      'https://studio.example/login/../../evil',
      'https://studio.example/login#fragment',
      'https://studio.example/login?next=https://evil.example',
      'https://studio.example/login/',
      'https://studio.example:8443/login',
      'http://studio.example/login',
      'HTTPS://STUDIO.EXAMPLE/login',
      '//studio.example/login',
      '//evil.example',
      '/login',
      'javascript:alert(1)',
      ' https://studio.example/login',
      'https://studio.example/login\r\nx: y',
      'http://127.0.0.1:8080@evil.example/signed-in',
      'http://127.0.0.1.evil.example/signed-in',
      'http://127.0.0.1:8080/other',
      'http://127.0.0.1:8080/signed-in#x',
      'http://127.0.0.1:8080\\signed-in',
      'http://127.1:8080/signed-in',
      'http://localhost:8080/signed-in',
      'https://127.0.0.1:8080/signed-in',
      '',
    ])('%j redirects nobody', async (redirect_uri) => {
      const { query } = honestRequest({ redirect_uri });
      for (const path of ['oauth2/authorize', 'login']) {
        const answer = await pool.browser().get(`/identity/${path}?${query.toString()}`);
        expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      }
      const form = await logIn(pool.browser(), query);
      expect([form.status, form.headers.get('location')]).toEqual([400, null]);
    });

    test('is refused from an unknown client, or when two clients are named', async () => {
      const { query } = honestRequest();
      const unknown = await pool.browser().get(authorizePath(new URLSearchParams([...query, ['client_id', 'x']])));
      expect([unknown.status, unknown.headers.get('location')]).toEqual([400, null]);
      const other = honestRequest({ client_id: 'other', response_type: 'token' }).query;
      expect((await pool.browser().get(authorizePath(other))).status).toBe(400);
    });

    test('on one’s own computer may have any port', async () => {
      const redirect_uri = 'http://127.0.0.1:53121/signed-in';
      const { verifier, code } = await getCode({ redirect_uri });
      expect(await errorOf(await exchange({ code, code_verifier: verifier }))).toEqual([400, 'invalid_grant']);
      const again = await getCode({ redirect_uri });
      const fields = { code: again.code, code_verifier: again.verifier, redirect_uri };
      expect((await exchange(fields)).status).toBe(200);
    });

    test.each([
      'https://evil.example/',
      'https://studio.example@evil.example/',
      'https://studio.example.evil.example/',
      'https://studio.example/login',
      'https://studio.example//evil.example',
      'https://studio.example/#x',
      '//evil.example/',
      '\\\\evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
    ])('%j after signing out neither', async (logout_uri) => {
      const query = new URLSearchParams({ client_id: 'studio', logout_uri });
      const answer = await pool.browser().get(`/identity/logout?${query.toString()}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    });

    test('after signing out must be registered, for our client, and given once', async () => {
      const path = (client: string) => `/identity/logout?client_id=${client}&logout_uri=${encodeURIComponent(LEFT)}`;
      expect(leadsTo(await pool.browser().get(path('studio'))).href).toBe(LEFT);
      expect((await pool.browser().get(path('other'))).status).toBe(400);
      expect((await pool.browser().get(`${path('studio')}&logout_uri=https://evil.example`)).status).toBe(400);
    });
  });

  describe('the PKCE proof of the client', () => {
    test.each([
      ['is missing', { code_challenge: '' }],
      ['is plain', { code_challenge_method: 'plain' }],
      ['names no method', { code_challenge_method: '' }],
      ['is too short', { code_challenge: 'abc' }],
      ['is no base64url', { code_challenge: '='.repeat(43) }],
    ])('that %s is refused', async (_name, more) => {
      const address = leadsTo(await pool.browser().get(authorizePath(honestRequest(more).query)));
      expect(address.searchParams.get('error')).toBe('invalid_request');
      expect(address.searchParams.get('code')).toBeNull();
    });

    test.each([
      ['another verifier', { code_verifier: 'x'.repeat(64) }],
      ['no verifier', { code_verifier: '' }],
      ['the challenge itself', { code_verifier: 'challenge' }],
      ['another client', { client_id: 'other' }],
      ['another address', { redirect_uri: 'http://127.0.0.1/signed-in' }],
    ])('is wrong with %s, and the code is good for nothing after that', async (name, wrong) => {
      const { query, verifier } = honestRequest();
      const code = leadsTo(await logIn(pool.browser(), query)).searchParams.get('code') ?? '';
      const challenge = name === 'the challenge itself' ? { code_verifier: query.get('code_challenge') ?? '' } : wrong;
      const refused = await errorOf(await exchange({ code, code_verifier: verifier, ...challenge }));
      expect(refused).toEqual([400, name === 'another client' ? 'invalid_client' : 'invalid_grant']);
      const after = await exchange({ code, code_verifier: verifier });
      expect(after.status).toBe(name === 'another client' ? 200 : 400);
    });
  });

  describe('a code', () => {
    test('that is presented again ends its session', async () => {
      const { code, verifier } = await getCode();
      const tokens = (await (await exchange({ code, code_verifier: verifier })).json()) as Record<string, string>;
      const AccessToken = tokens['access_token'];
      expect((await pool.call('GetUser', { AccessToken })).status).toBe(200);
      expect(await errorOf(await exchange({ code, code_verifier: verifier }))).toEqual([400, 'invalid_grant']);
      expect((await pool.call('GetUser', { AccessToken })).refused).toBe('NotAuthorizedException');
      expect(pool.endedSessions).toContain(decodeJwt(AccessToken ?? '')['origin_jti']);
      const RefreshToken = tokens['refresh_token'];
      expect((await pool.call('GetTokensFromRefreshToken', { RefreshToken })).refused).toBe('NotAuthorizedException');
    });

    test('exchanged ten times at once leaves no session', async () => {
      const { code, verifier } = await getCode();
      const answers = await Promise.all(Array.from({ length: 10 }, () => exchange({ code, code_verifier: verifier })));
      const good = answers.filter(({ status }) => status === 200);
      expect(good.length).toBeLessThanOrEqual(1);
      for (const answer of good) {
        const { access_token: AccessToken } = (await answer.json()) as Record<string, string>;
        expect((await pool.call('GetUser', { AccessToken })).refused).toBe('NotAuthorizedException');
      }
    });

    test('expires after five minutes', async () => {
      const { code, verifier } = await getCode();
      pool.pass(5 * 60_000);
      expect(await errorOf(await exchange({ code, code_verifier: verifier }))).toEqual([400, 'invalid_grant']);
    });

    test('is worthless once its account was deleted or disabled', async () => {
      const id = await pool.create({ email: 'gone@example.org' });
      const { query, verifier } = honestRequest();
      const answer = await logIn(pool.browser(), query, { email: 'gone@example.org' });
      await pool.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', id).execute();
      const fields = { code: leadsTo(answer).searchParams.get('code') ?? '', code_verifier: verifier };
      expect(await errorOf(await exchange(fields))).toEqual([400, 'invalid_grant']);
    });

    test('is stored nowhere in plain text', async () => {
      const { code } = await getCode();
      const rows = JSON.stringify(await pool.db.selectFrom('authorizationCodes').selectAll().execute());
      expect(rows).not.toContain(code);
    });
  });

  describe('the form', () => {
    test('is refused from another site, without a token or with another browser’s', async () => {
      const { query } = honestRequest();
      const eve = pool.browser();
      const stolen = hidden(await (await eve.get(`/identity/login?${query.toString()}`)).text(), 'token');
      for (const token of ['', 'x', stolen]) {
        const answer = await logIn(pool.browser(), query, { token });
        expect([answer.status, answer.headers.get('location')]).toEqual([403, null]);
      }
    });

    test('sets a cookie that no sibling domain can set and no script can read', async () => {
      const answer = await pool.browser().get(`/identity/login?${honestRequest().query.toString()}`);
      const [cookie = ''] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-studio-form=[\w-]{43};/);
      for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Domain');
    });

    test('runs no script, shows in no frame and posts to the client alone', async () => {
      const answer = await pool.browser().get(`/identity/login?${honestRequest().query.toString()}`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self' https://studio.example;");
      expect(policy).not.toContain('script');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    test('shows typed markup as text', async () => {
      const { query } = honestRequest({ state: '"><script>alert(1)</script>' });
      const answer = await logIn(pool.browser(), query, { email: '"><img src=x onerror=alert(1)>', password: 'x' });
      const page = await answer.text();
      expect(page).not.toMatch(/<script|<img src=x/);
      expect(page).toContain('&quot;&gt;&lt;img');
    });

    test('answers an unknown account like a known one, and shares its limits with the app’s sign-in', async () => {
      const { query } = honestRequest();
      const say = async (email: string) => {
        const answer = await logIn(pool.browser(), query, { email, password: 'Wr0ng-one!' });
        const alert = /role="alert">([^<]*)</.exec(await answer.text())?.[1];
        return [answer.status, alert];
      };
      for (let times = 0; times < 9; times += 1) {
        expect(await say('nobody@example.org')).toEqual(await say('ann@example.org'));
      }
      expect((await say('ann@example.org'))[1]).toMatch(/^Incorrect email or password\./);
      expect((await say('ann@example.org'))[1]).toMatch(/^Password attempts exceeded\./);
      const { body } = await signInBySrp(pool, 'ann@example.org', TEST_PASSWORD);
      expect(body['message']).toBe('Password attempts exceeded');
    });

    test('refuses a forged Session and an empty password', async () => {
      const { query } = honestRequest();
      const begun = challengeOf(await callBeginSrp(pool, 'ann@example.org'));
      for (const session of ['x', '', begun.SECRET_BLOCK]) {
        const answer = await logIn(pool.browser(), query, { step: 'one-time-password', session, code: '000000' });
        expect([answer.status, answer.headers.get('location')]).toEqual([401, null]);
      }
      const empty = await logIn(pool.browser(), query, { password: '' });
      expect(empty.status).toBe(400);
    });
  });

  describe('somebody at a provider', () => {
    const redirectToProvider = async (browser: TestBrowser, identity_provider = 'Google') => {
      const { query } = honestRequest({ identity_provider });
      const toProvider = leadsTo(await browser.get(authorizePath(query)));
      return fake.agree(toProvider);
    };
    const back = (browser: TestBrowser, answer: URLSearchParams, provider = 'google') =>
      browser.get(`/identity/oauth2/idpresponse/${provider}?${answer.toString()}`);
    const outcome = (answer: Response) => ({
      status: answer.status,
      code: answer.headers.has('location') ? leadsTo(answer).searchParams.has('code') : false,
    });

    test('comes back once, in the browser where it began', async () => {
      const browser = pool.browser();
      const answer = await redirectToProvider(browser);
      expect(outcome(await back(browser, answer))).toEqual({ status: 303, code: true });
      expect(outcome(await back(browser, answer))).toEqual({ status: 400, code: false });
    });

    test('can’t be signed in to the account of an attacker who sent them an answer', async () => {
      const eve = pool.browser();
      const answer = await redirectToProvider(eve);
      expect(outcome(await back(pool.browser(), answer))).toEqual({ status: 400, code: false });
      const victim = pool.browser();
      await redirectToProvider(victim);
      const second = await redirectToProvider(eve);
      expect(outcome(await back(victim, second))).toEqual({ status: 400, code: false });
    });

    test('can’t be passed off as somebody of another provider', async () => {
      const browser = pool.browser();
      const answer = await redirectToProvider(browser);
      await redirectToProvider(browser, 'SignInWithApple');
      const mixed = await browser.post('/identity/oauth2/idpresponse/apple', answer.toString());
      expect(outcome(mixed)).toEqual({ status: 400, code: false });
      expect((await browser.get(`/identity/oauth2/idpresponse/apple?${answer.toString()}`)).status).toBe(404);
      // Both providers use the same cookie.
      const other = await redirectToProvider(browser);
      expect(outcome(await back(browser, other, 'amazon'))).toEqual({ status: 400, code: false });
    });

    test.each(['', 'x', 'a'.repeat(10_000)])('with a made-up state (%#) is nobody', async (state) => {
      const answer = new URLSearchParams({ code: 'x', state });
      expect(outcome(await back(pool.browser(), answer))).toEqual({ status: 400, code: false });
    });

    test('must come back within a quarter of an hour', async () => {
      const browser = pool.browser();
      const answer = await redirectToProvider(browser);
      pool.pass(15 * 60_000);
      expect(outcome(await back(browser, answer))).toEqual({ status: 400, code: false });
    });

    test.each(['another nonce', 'another key', 'no signature', 'an error'] as const)(
      'whose provider answers with %s comes back without a code, and the studio is told',
      async (lie) => {
        const browser = pool.browser();
        const answer = await redirectToProvider(browser);
        fake.lie = lie;
        const address = leadsTo(await back(browser, answer));
        expect(Object.fromEntries(address.searchParams)).toEqual({
          error: 'server_error',
          error_description: 'Logging in through Google did not work.',
          state: 'the-state-of-the-client-32-long-',
        });
        expect(pool.notices.at(-1)).toMatch(/^Signing in through Google failed: /);
      },
    );

    test('is told of a cancelled sign-in; a provider’s own error text is not passed on', async () => {
      const browser = pool.browser();
      const state = (await redirectToProvider(browser)).get('state') ?? '';
      const answer = new URLSearchParams({ state, error: 'access_denied', error_description: 'Call 0800 EVIL' });
      const address = leadsTo(await back(browser, answer));
      expect(address.searchParams.get('error_description')).toBe('User cancelled OAuth flow.');
    });

    test('of an unknown provider is told so, and may sign in another way', async () => {
      const { query } = honestRequest({ identity_provider: 'MySpace\r\n<b>' });
      const answer = await pool.browser().get(authorizePath(query));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Logging in through MySpace??');
      expect(pool.notices.at(-1)).toMatch(/^Somebody wanted to sign in through MySpace\?\?/);
    });

    test('cannot fill the database with sign-in states', async () => {
      const browser = pool.browser('203.0.113.77');
      const path = authorizePath(honestRequest({ identity_provider: 'Google' }).query);
      for (let times = 0; times < 100; times += 1) expect((await browser.get(path)).status).toBe(303);
      expect((await browser.get(path)).status).toBe(429);
    });

    test('leaves nothing in the database that a thief could use', async () => {
      const answer = await redirectToProvider(pool.browser());
      const rows = JSON.stringify(await pool.db.selectFrom('signInStates').selectAll().execute());
      const challenge = fake.asked.at(-1)?.get('code_challenge') ?? 'none';
      for (const secret of [answer.get('state') ?? 'none', challenge, REDIRECT_URI]) expect(rows).not.toContain(secret);
    });
  });

  describe('an account of a provider', () => {
    const email = emailAddress('ann@example.org');
    const profile: ProviderProfile = { subject: 'p-1', email, isEmailVerified: true, attributes: { name: 'Ann' } };

    async function handleProviderCallback(person: Record<string, unknown>) {
      fake.person = person;
      const browser = pool.browser();
      const { query, verifier } = honestRequest({ identity_provider: 'Google' });
      const answer = await fake.agree(leadsTo(await browser.get(authorizePath(query))));
      const came = await browser.get(`/identity/oauth2/idpresponse/google?${answer.toString()}`);
      return { verifier, answer: leadsTo(came).searchParams };
    }
    async function enter(person: Record<string, unknown>) {
      const { verifier, answer } = await handleProviderCallback(person);
      const got = await exchange({ code: answer.get('code') ?? '', code_verifier: verifier });
      return (await got.json()) as Record<'access_token' | 'id_token' | 'refresh_token', string>;
    }
    const asAnn = { sub: 'p-1', email: 'ann@example.org', email_verified: true, hd: 'example.org', name: 'Ann' };

    test('is never linked to the account of the same address', async () => {
      const tokens = await enter(asAnn);
      const claims = decodeJwt(tokens.id_token);
      const own = challengeOf(await callBeginSrp(pool, 'ann@example.org')).USERNAME;
      expect(claims.sub).not.toBe(own);
      expect(claims).toMatchObject({ email: profile.email, name: 'Ann' });
      expect(claims['identities']).toEqual([
        expect.objectContaining({ userId: 'p-1', providerName: 'Google', providerType: 'Google', primary: 'true' }),
      ]);
      expect(decodeJwt((await enter(asAnn)).id_token).sub).toBe(claims.sub);
      expect(decodeJwt((await enter({ ...asAnn, sub: 'p-2' })).id_token).sub).not.toBe(claims.sub);
    });

    test('has no password: its id is answered like one that no account has', async () => {
      const { sub = '' } = decodeJwt((await enter(asAnn)).id_token);
      const begun = challengeOf(await callBeginSrp(pool, sub));
      expect(begun.USERNAME).toBe(sub);
      expect((await signInBySrp(pool, sub, TEST_PASSWORD)).body['message']).toBe('Incorrect username or password.');
      const emails = pool.outbox.emails().length;
      expect((await pool.call('ForgotPassword', { Username: sub })).status).toBe(200);
      expect(pool.outbox.emails()).toHaveLength(emails);
    });

    test('can’t set its own address, nor get a login name by confirming one', async () => {
      const { access_token: AccessToken } = await enter({ sub: 'p-3', email: 'bo@example.org', email_verified: false });
      const UserAttributes = [{ Name: 'email', Value: 'owner@example.org' }];
      expect((await pool.call('UpdateUserAttributes', { AccessToken, UserAttributes })).refused).toBe(
        'NotAuthorizedException',
      );
      await pool.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
      const verify = { AccessToken, AttributeName: 'email', Code: pool.latestCode() };
      expect((await pool.call('VerifyUserAttribute', verify)).status).toBe(200);
      const { body } = await pool.call('GetUser', { AccessToken });
      expect(body['UserAttributes']).toContainEqual({ Name: 'email_verified', Value: 'true' });
      expect((await pool.call('SignUp', { Username: 'bo@example.org', Password: TEST_PASSWORD })).status).toBe(200);
    });

    test('is refreshed, signed out everywhere, and deleted like any other', async () => {
      const tokens = await enter({ sub: 'p-4' });
      expect(decodeJwt(tokens.id_token)).not.toHaveProperty('email');
      const renewed = await pool.call('GetTokensFromRefreshToken', { RefreshToken: tokens.refresh_token });
      const result = renewed.body['AuthenticationResult'] as Record<'AccessToken' | 'IdToken', string>;
      expect(decodeJwt(result.IdToken)['identities']).toHaveLength(1);
      await pool.call('GlobalSignOut', { AccessToken: result.AccessToken });
      expect((await pool.call('GetUser', { AccessToken: tokens.access_token })).refused).toBe('NotAuthorizedException');
      const { access_token: AccessToken, id_token } = await enter({ sub: 'p-4' });
      expect((await pool.call('DeleteUser', { AccessToken })).status).toBe(200);
      expect(decodeJwt((await enter({ sub: 'p-4' })).id_token).sub).not.toBe(decodeJwt(id_token).sub);
    });

    test('that was disabled gets no code', async () => {
      const { sub = '' } = decodeJwt((await enter({ sub: 'p-5' })).id_token);
      await pool.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', sub).execute();
      expect(Object.fromEntries((await handleProviderCallback({ sub: 'p-5' })).answer)).toMatchObject({
        error: 'access_denied',
        error_description: 'User is disabled.',
      });
      expect(await enter({ sub: 'p-5' })).toEqual({ error: 'invalid_grant' });
    });

    test('is created once, however many windows call back at once', async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => enter({ sub: 'p-6' })));
      expect(new Set(all.map(({ id_token }) => decodeJwt(id_token).sub)).size).toBe(1);
    });
  });

  describe('the door', () => {
    test('refuses a megabyte', async () => {
      const megabyte = `token=${'x'.repeat(1_000_000)}`;
      const { query } = honestRequest();
      const paths = [TOKEN, '/identity/oauth2/revoke', `/identity/login?${query.toString()}`];
      for (const path of [...paths, '/identity/oauth2/idpresponse/apple'])
        expect((await pool.browser().post(path, megabyte)).status).toBe(413);
    });

    test.each([
      ['JSON', '{"grant_type":"authorization_code"}', 'application/json', 'invalid_client'],
      ['nothing', '', 'application/x-www-form-urlencoded', 'invalid_client'],
      ['no grant', 'client_id=studio', 'application/x-www-form-urlencoded', 'invalid_request'],
      [
        'another grant',
        'client_id=studio&grant_type=password&username=ann@example.org',
        'application/x-www-form-urlencoded',
        'unsupported_grant_type',
      ],
      [
        'two codes',
        'client_id=studio&grant_type=authorization_code&code=a&code=b',
        'application/x-www-form-urlencoded',
        'invalid_grant',
      ],
      [
        'another client’s refresh',
        'client_id=x&grant_type=refresh_token',
        'application/x-www-form-urlencoded',
        'invalid_client',
      ],
      [
        'no refresh token',
        'client_id=studio&grant_type=refresh_token',
        'application/x-www-form-urlencoded',
        'invalid_grant',
      ],
    ])('refuses %s for tokens', async (_name, body, type, error) => {
      expect(await errorOf(await pool.browser().post(TOKEN, body, type))).toEqual([400, error]);
    });

    test('refuses silent sign-in, and unknown scopes and response types', async () => {
      const errorFor = async (more: Record<string, string>) =>
        leadsTo(await pool.browser().get(authorizePath(honestRequest(more).query))).searchParams.get('error');
      expect(await errorFor({ prompt: 'none' })).toBe('login_required');
      expect(await errorFor({ scope: 'openid admin' })).toBe('invalid_scope');
      expect(await errorFor({ response_type: 'token' })).toBe('unsupported_response_type');
      expect(await errorFor({ state: 'x'.repeat(5000) })).toBe('invalid_request');
    });

    test('publishes its addresses and its requirements for clients', async () => {
      const answer = await pool.browser().get('/identity/local_studio/.well-known/openid-configuration');
      expect(await answer.json()).toMatchObject({
        authorization_endpoint: 'https://studio.example/identity/oauth2/authorize',
        token_endpoint: 'https://studio.example/identity/oauth2/token',
        code_challenge_methods_supported: ['S256'],
      });
    });

    test('lets only pages of the named origins read tokens', async () => {
      const allowedFor = async (origin: string) =>
        (await pool.browser().preflight(TOKEN, origin)).headers.get('access-control-allow-origin');
      expect(await allowedFor('https://shop.example')).toBe('https://shop.example');
      expect(await allowedFor('https://evil.example')).toBeNull();
      expect(await allowedFor('null')).toBeNull();
    });

    test('deletes expired states and codes', async () => {
      await getCode();
      await pool.browser().get(authorizePath(honestRequest({ identity_provider: 'Google' }).query));
      const left = async () => [
        (await pool.db.selectFrom('signInStates').selectAll().execute()).length,
        (await pool.db.selectFrom('authorizationCodes').selectAll().execute()).length,
      ];
      await deleteExpired(pool.identity);
      for (const count of await left()) expect(count).toBeGreaterThan(0);
      pool.pass(DAY_MS);
      await deleteExpired(pool.identity);
      expect(await left()).toEqual([0, 0]);
    });

    test('refreshes and revokes with OAuth’s own parameters and errors', async () => {
      const { code, verifier } = await getCode();
      const tokens = (await (await exchange({ code, code_verifier: verifier })).json()) as Record<string, string>;
      const renew = (token = '') =>
        pool.browser().post(TOKEN, { grant_type: 'refresh_token', client_id: 'studio', refresh_token: token });
      const renewed = (await (await renew(tokens['refresh_token'])).json()) as Record<string, string>;
      expect(renewed['access_token']).toBeDefined();
      const revoke = { client_id: 'studio', token: renewed['refresh_token'] ?? '' };
      expect((await pool.browser().post('/identity/oauth2/revoke', revoke)).status).toBe(200);
      expect(await errorOf(await renew(renewed['refresh_token']))).toEqual([400, 'invalid_grant']);
    });
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
