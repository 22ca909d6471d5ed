import * as auth from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { google } from '../federation/google.ts';
import { type ClientStore, heldRefreshToken, pointClientAt, told } from '../testing/amplify-client.ts';
import { CLIENT, type FakeProvider, openFakeProvider } from '../testing/fake-provider.ts';
import { hidden, type HostedPool, openHostedPool } from '../testing/hosted-pool.ts';
import { TEST_PASSWORD } from '../testing/test-pool.ts';
import { makeCertificate, type TlsServer, trust } from '../testing/tls.ts';

type Opener = (address: string) => Promise<string>;

// The unmodified client of Amazon Cognito against the hosted pages, over TLS, on both databases.
onEachDatabase((fresh) => {
  let pool: HostedPool;
  let fake: FakeProvider;
  let server: TlsServer;
  let store: ClientStore;
  /** The address to which the client last sent the page. */
  let page: { href: string };
  beforeAll(async () => {
    const certificate = await makeCertificate();
    trust(certificate);
    fake = await openFakeProvider(certificate);
    pool = await openHostedPool(await fresh(), { providers: [google(CLIENT, fake.origin)] });
    server = await pool.listenOverTls(certificate);
    await pool.create({ email: 'ann@example.org' });
  });
  beforeEach(() => {
    const { origin } = server;
    page = { href: `${origin}/login` };
    // The part of a browser that the client uses: its address, and navigation.
    vi.stubGlobal('window', {
      location: Object.assign(page, { origin, hostname: '127.0.0.1', pathname: '/login' }),
      history: { state: null, replaceState: () => undefined },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    store = pointClientAt(`${origin}/identity`, {
      domain: `${new URL(origin).host}/identity`,
      redirectSignIn: [`${origin}/login`],
      redirectSignOut: [`${origin}/`],
    });
  });
  afterEach(async () => {
    await auth.signOut();
    vi.unstubAllGlobals();
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
    await pool.close();
  });

  /** A browser's cookies and redirects, over the network. */
  function openBrowser() {
    const cookies = new Map<string, string>();
    return async (address: string, form?: Record<string, string>) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie },
        ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return {
        text: await answer.text(),
        leadsTo: new URL(answer.headers.get('location') ?? 'nowhere:', address).href,
      };
    };
  }

  const signIn = (opener: Opener, provider?: 'Google') =>
    told(() =>
      auth.signInWithRedirect({
        ...(provider === undefined ? {} : { provider }),
        options: { authSessionOpener: async (url) => ({ type: 'success', url: await opener(String(url)) }) },
      }),
    );
  const throughGoogle: Opener = async (address) => {
    const go = openBrowser();
    const answer = await fake.agree(new URL((await go(address)).leadsTo));
    const back = `${server.origin}/identity/oauth2/idpresponse/google`;
    return (await go(`${back}?${answer.toString()}`)).leadsTo;
  };
  /** Fills in the form, and the second one where there is one. */
  const throughForm =
    (password: string, code?: () => string): Opener =>
    async (address) => {
      const go = openBrowser();
      const form = (await go(address)).leadsTo;
      const shown = await go(form);
      const fields = { token: hidden(shown.text, 'token'), step: 'password', email: 'ann@example.org', password };
      const answer = await go(form, fields);
      if (code === undefined) return answer.leadsTo;
      const second = {
        token: hidden(answer.text, 'token'),
        step: 'one-time-password',
        session: hidden(answer.text, 'session'),
        code: code(),
      };
      return (await go(form, second)).leadsTo;
    };

  describe('through a provider', () => {
    const asha = { sub: 'g-1', email: 'asha@gmail.com', email_verified: true, name: 'Asha Rao' };
    beforeEach(() => {
      fake.person = asha;
    });

    test('exchanges its code, knows the user, and refreshes', async () => {
      expect(await signIn(throughGoogle, 'Google')).toBeUndefined();
      const { tokens } = await auth.fetchAuthSession();
      expect(tokens?.idToken?.payload).toMatchObject({
        email: 'asha@gmail.com',
        email_verified: true,
        name: 'Asha Rao',
      });
      expect(tokens?.idToken?.payload['identities']).toHaveLength(1);
      expect(tokens?.accessToken.payload['scope']).toBe('openid email profile aws.cognito.signin.user.admin');
      expect(await auth.fetchUserAttributes()).toMatchObject({ email: 'asha@gmail.com', name: 'Asha Rao' });
      const refresh = heldRefreshToken(store);
      const renewed = await auth.fetchAuthSession({ forceRefresh: true });
      expect(renewed.tokens?.idToken?.payload['identities']).toHaveLength(1);
      expect(heldRefreshToken(store)).not.toBe(refresh);
      const [asked] = fake.asked.slice(-1);
      expect(asked?.get('state')).toHaveLength(32);
    });

    test('signs out: revokes, and is redirected by /logout to the registered address', async () => {
      await signIn(throughGoogle, 'Google');
      const refresh = heldRefreshToken(store);
      const access = String((await auth.fetchAuthSession()).tokens?.accessToken);
      await auth.signOut();
      expect((await pool.call('GetUser', { AccessToken: access })).refused).toBe('NotAuthorizedException');
      const renewed = await pool.call('GetTokensFromRefreshToken', { RefreshToken: refresh });
      expect(renewed.refused).toBe('NotAuthorizedException');
      expect(page.href).toMatch(/\/identity\/logout\?client_id=studio&logout_uri=/);
      expect((await openBrowser()(page.href)).leadsTo).toBe(`${server.origin}/`);
    });

    test('signs out everywhere, and deletes the account', async () => {
      await signIn(throughGoogle, 'Google');
      await auth.signOut({ global: true });
      await signIn(throughGoogle, 'Google');
      const { userId } = await auth.getCurrentUser();
      await auth.deleteUser();
      await signIn(throughGoogle, 'Google');
      expect((await auth.getCurrentUser()).userId).not.toBe(userId);
    });

    test('is told in the catalogue’s words when somebody cancels', async () => {
      const cancel: Opener = async (address) => {
        const go = openBrowser();
        const { searchParams } = new URL((await go(address)).leadsTo);
        const answer = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' });
        return (await go(`${server.origin}/identity/oauth2/idpresponse/google?${answer.toString()}`)).leadsTo;
      };
      expect(await signIn(cancel, 'Google')).toBe('OAuthSignInException: User cancelled OAuth flow.');
      expect((await auth.fetchAuthSession()).tokens).toBeUndefined();
    });

    test('refuses an answer with another state, and the code of another sign-in', async () => {
      const mine: { address?: string } = {};
      await signIn(async (address) => {
        mine.address = await throughGoogle(address);
        return mine.address;
      }, 'Google');
      await auth.signOut();
      const planted = await signIn(async () => mine.address ?? '', 'Google');
      expect(planted).toBe('oauthSignInError: An error occurred while validating the state.');
      const swapped = await signIn(async (address) => {
        const own = new URL(await throughGoogle(address));
        own.searchParams.set('code', new URL(mine.address ?? '').searchParams.get('code') ?? '');
        return own.href;
      }, 'Google');
      expect(swapped).toBe('OAuthSignInException: invalid_grant');
    });
  });

  describe('through the form', () => {
    test('signs in with e-mail and password', async () => {
      expect(await signIn(throughForm(TEST_PASSWORD))).toBeUndefined();
      expect(await auth.fetchUserAttributes()).toMatchObject({ email: 'ann@example.org' });
      expect((await auth.fetchAuthSession()).tokens?.idToken?.payload).not.toHaveProperty('identities');
    });

    test('asks for the one-time password, and accepts each once', async () => {
      await signIn(throughForm(TEST_PASSWORD));
      const { sharedSecret } = await auth.setUpTOTP();
      const totp = new TOTP({ secret: Secret.fromBase32(sharedSecret) });
      const now = () => totp.generate({ timestamp: pool.identity.clock() });
      await auth.verifyTOTPSetup({ code: now() });
      await auth.updateMFAPreference({ totp: 'PREFERRED' });
      await auth.signOut();
      pool.pass(60_000);
      const shown = now();
      expect(await signIn(throughForm(TEST_PASSWORD, () => shown))).toBeUndefined();
      await auth.signOut();
      // The same code, also where the app shows the next one meanwhile. The form that reports it does not redirect.
      expect(await signIn(throughForm(TEST_PASSWORD, () => shown))).toMatch(/^OAuthSignInException/);
      pool.pass(60_000);
      await signIn(throughForm(TEST_PASSWORD, now));
      await auth.updateMFAPreference({ totp: 'DISABLED' });
    });

    test.each([
      ['FORCE_CHANGE_PASSWORD', 'has to be replaced'],
      ['RESET_REQUIRED', 'has to be set anew'],
      ['UNCONFIRMED', 'not confirmed yet'],
    ] as const)('says plainly what %s needs and where that is done', async (status, words) => {
      const email = `${status.toLowerCase().replaceAll('_', '-')}@example.org`;
      if (status === 'UNCONFIRMED') await pool.call('SignUp', { Username: email, Password: TEST_PASSWORD });
      else await pool.create({ email, status });
      let said = '';
      await signIn(async (address) => {
        const go = openBrowser();
        const form = (await go(address)).leadsTo;
        const token = hidden((await go(form)).text, 'token');
        const answer = await go(form, { token, step: 'password', email, password: TEST_PASSWORD });
        said = answer.text;
        return answer.leadsTo;
      });
      expect(said).toContain(words);
      expect(said).toContain('href="/login"');
    });
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
