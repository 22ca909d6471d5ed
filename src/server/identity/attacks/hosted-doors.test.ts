import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { google } from '../federation/google.ts';
import { CLIENT, type FakeProvider, openFakeProvider } from '../testing/fake-provider.ts';
import {
  hidden,
  honestRequest,
  type HostedPool,
  leadsTo,
  openHostedPool,
  REDIRECT_URI,
} from '../testing/hosted-pool.ts';
import { makeCertificate, trust } from '../testing/tls.ts';

const TOKEN = '/identity/oauth2/token';

onEachDatabase((fresh) => {
  let pool: HostedPool;
  let fake: FakeProvider;
  beforeAll(async () => {
    const certificate = await makeCertificate();
    trust(certificate);
    fake = await openFakeProvider(certificate);
    pool = await openHostedPool(await fresh(), { providers: [google(CLIENT, fake.origin)] });
  });
  afterAll(async () => {
    await pool.close();
    await fake.close();
  });

  type Tokens = Readonly<Partial<Record<'access_token' | 'id_token' | 'refresh_token', string>>>;

  /** Comes back from the provider. @returns the answer, its browser and what exchanges a code */
  async function comeBack(more: Readonly<Record<string, string>> = {}) {
    fake.person = { sub: 'p-1', email: 'ann@example.org', email_verified: true };
    const browser = pool.browser();
    const { query, verifier } = honestRequest({ identity_provider: 'Google', ...more });
    const agreed = await fake.agree(leadsTo(await browser.get(`/identity/oauth2/authorize?${query.toString()}`)));
    const answer = await browser.get(`/identity/oauth2/idpresponse/google?${agreed.toString()}`);
    const exchange = async (from: Response) => {
      const code = leadsTo(from).searchParams.get('code') ?? 'no code';
      const form = { client_id: 'studio', redirect_uri: REDIRECT_URI, code, code_verifier: verifier };
      return (await (await browser.post(TOKEN, { grant_type: 'authorization_code', ...form })).json()) as Tokens;
    };
    return { answer, browser, exchange };
  }

  test('a scope without openid gets no identity token, when it is refreshed neither', async () => {
    for (const [scope, isOpenId] of [
      ['openid email', true],
      ['aws.cognito.signin.user.admin', false],
    ] as const) {
      const { answer, browser, exchange } = await comeBack({ scope });
      const tokens = await exchange(answer);
      const form = { grant_type: 'refresh_token', client_id: 'studio', refresh_token: tokens.refresh_token ?? '' };
      const renewed = (await (await browser.post(TOKEN, form)).json()) as Tokens;
      // The same session, refreshed as programs of the pool's own interface do.
      const REFRESH_TOKEN = renewed.refresh_token ?? '';
      for (const { body } of [
        await pool.call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } }),
        await pool.call('GetTokensFromRefreshToken', { RefreshToken: REFRESH_TOKEN }),
      ]) {
        const got = body['AuthenticationResult'] as object;
        expect(got).toHaveProperty('AccessToken');
        expect([scope, 'IdToken' in got]).toEqual([scope, isOpenId]);
      }
      for (const got of [tokens, renewed]) expect([scope, 'id_token' in got]).toEqual([scope, isOpenId]);
      expect(renewed.access_token).toBeDefined();
    }
  });

  test('whoever comes through a provider is asked for the one-time password that they set up', async () => {
    const first = await comeBack();
    const { access_token: AccessToken } = await first.exchange(first.answer);
    const { body } = await pool.call('AssociateSoftwareToken', { AccessToken });
    const totp = new TOTP({ secret: Secret.fromBase32(String(body['SecretCode'])) });
    const now = () => totp.generate({ timestamp: pool.identity.clock() });
    await pool.call('VerifySoftwareToken', { AccessToken, UserCode: now() });
    await pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
    pool.pass(60_000);

    const { answer, browser, exchange } = await comeBack();
    expect(answer.headers.get('location')).toBeNull();
    const page = await answer.text();
    const form = { token: hidden(page, 'token'), session: hidden(page, 'session'), step: 'one-time-password' };
    const path = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? 'nowhere';
    expect((await browser.post(path, { ...form, code: '000000' })).status).toBe(401);
    const tokens = await exchange(await browser.post(path, { ...form, code: now() }));
    expect(tokens.access_token).toBeDefined();
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
