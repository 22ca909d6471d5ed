import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import {
  hidden,
  honestRequest,
  type HostedPool,
  leadsTo,
  openHostedPool,
  REDIRECT_URI,
} from '../testing/hosted-pool.ts';
import { TEST_PASSWORD } from '../testing/test-pool.ts';

const NEW = 'Brand-n3w!';

onEachDatabase((fresh) => {
  let pool: HostedPool;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openHostedPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    count += 1;
    email = `ann${count}@example.org`;
    await pool.create({ email });
  });

  type Tokens = Record<'AccessToken' | 'RefreshToken', string>;
  const signIn = async (USERNAME = email) => {
    const AuthParameters = { USERNAME, PASSWORD: TEST_PASSWORD };
    const { body } = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    return body['AuthenticationResult'] as Tokens;
  };

  describe('a code of the hosted pages', () => {
    /** Signs in on the form. @returns what exchanges the code for tokens */
    const codeFromForm = async () => {
      const { query, verifier } = honestRequest();
      const browser = pool.browser();
      const path = `/identity/login?${query.toString()}`;
      const token = hidden(await (await browser.get(path)).text(), 'token');
      const code =
        leadsTo(await browser.post(path, { token, step: 'password', email, password: TEST_PASSWORD })).searchParams.get(
          'code',
        ) ?? 'no code';
      const exchange = { grant_type: 'authorization_code', client_id: 'studio', redirect_uri: REDIRECT_URI };
      return async () =>
        (await browser.post('/identity/oauth2/token', { ...exchange, code, code_verifier: verifier })).status;
    };

    test('begins a session', async () => {
      expect(await (await codeFromForm())()).toBe(200);
    });

    test('ends with a forgotten password', async () => {
      const exchange = await codeFromForm();
      await pool.call('ForgotPassword', { Username: email });
      const call = { Username: email, ConfirmationCode: pool.latestCode(), Password: NEW };
      expect((await pool.call('ConfirmForgotPassword', call)).status).toBe(200);
      expect(await exchange()).toBe(400);
    });

    test('ends with a changed password and a sign-out everywhere', async () => {
      const exchanges = [await codeFromForm()];
      const { AccessToken } = await signIn();
      await pool.call('GlobalSignOut', { AccessToken });
      exchanges.push(await codeFromForm());
      const call = { PreviousPassword: TEST_PASSWORD, ProposedPassword: NEW };
      const changed = await pool.call('ChangePassword', { AccessToken: (await signIn()).AccessToken, ...call });
      expect(changed.status).toBe(200);
      for (const exchange of exchanges) expect(await exchange()).toBe(400);
    });
  });

  describe('a refresh token', () => {
    const renew = async (RefreshToken: string) => {
      const { refused, body } = await pool.call('GetTokensFromRefreshToken', { RefreshToken });
      return refused ?? (body['AuthenticationResult'] as Tokens).RefreshToken;
    };
    const tokensOf = async () => {
      const rows = pool.db.selectFrom('refreshTokens').innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId');
      const own = rows
        .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
        .where('accounts.email', '=', emailAddress(email));
      return (await own.select('hash').execute()).length;
    };

    test('replayed fifty times gives one chain', async () => {
      const { RefreshToken } = await signIn();
      const given = await Promise.all(Array.from({ length: 50 }, () => renew(RefreshToken)));
      expect(new Set(given).size).toBe(1);
      expect(await tokensOf()).toBe(2);
    });

    test('whose answer was lost works again after a long sleep, until its successor is used', async () => {
      const { RefreshToken } = await signIn();
      const lost = await renew(RefreshToken);
      pool.pass(31_000);
      const again = await renew(RefreshToken);
      expect(again).toBe(lost);
      pool.pass(120 * MINUTE_MS);
      expect(await renew(RefreshToken)).toBe(lost);
      const next = await renew(lost);
      // A slow window, just now.
      expect(await renew(RefreshToken)).toBe(next);
      pool.pass(31_000);
      expect(await renew(RefreshToken)).toBe('RefreshTokenReuseException');
      expect(await renew(next)).toBe('NotAuthorizedException');
    });

    test('is kept nowhere in the clear', async () => {
      const { RefreshToken } = await signIn();
      const next = await renew(RefreshToken);
      const stored = JSON.stringify(await pool.db.selectFrom('refreshTokens').selectAll().execute());
      for (const token of [RefreshToken, next]) expect(stored).not.toContain(token);
    });
  });

  test('an access token switches no required second factor off', async () => {
    const strict = await openHostedPool(await fresh(), { config: { oneTimePasswords: 'ON' } });
    const id = await strict.create({ email });
    const enter = async () => {
      const AuthParameters = { USERNAME: email, PASSWORD: TEST_PASSWORD };
      return (await strict.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })).body;
    };
    const associated = await strict.call('AssociateSoftwareToken', { Session: (await enter())['Session'] });
    const totp = new TOTP({ secret: Secret.fromBase32(String(associated.body['SecretCode'])) });
    const UserCode = totp.generate({ timestamp: strict.identity.clock() });
    const verified = await strict.call('VerifySoftwareToken', { Session: associated.body['Session'], UserCode });
    const { body } = await strict.call('RespondToAuthChallenge', {
      ChallengeName: 'MFA_SETUP',
      Session: verified.body['Session'],
      ChallengeResponses: { USERNAME: id },
    });
    const { AccessToken } = body['AuthenticationResult'] as Tokens;
    const set = (Enabled: boolean) =>
      strict.call('SetUserMFAPreference', {
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
      });
    expect((await set(false)).refused).toBe('InvalidParameterException');
    expect(await enter()).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect((await set(true)).status).toBe(200);
    await strict.close();
  });

  describe('an access token moves the e-mail address', () => {
    const move = async (AccessToken: string, Value: string) =>
      (await pool.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] })).body;

    test('only within ten minutes of a sign-in, refreshed or not', async () => {
      const { RefreshToken } = await signIn();
      pool.pass(10 * MINUTE_MS + 1000);
      const { body } = await pool.call('GetTokensFromRefreshToken', { RefreshToken });
      const { AccessToken } = body['AuthenticationResult'] as Tokens;
      expect(await move(AccessToken, `thief${count}@example.com`)).toEqual({
        __type: 'NotAuthorizedException',
        message: 'Please log in again before you change the email address.',
      });
      const name = [{ Name: 'name', Value: 'Ann' }];
      expect((await pool.call('UpdateUserAttributes', { AccessToken, UserAttributes: name })).status).toBe(200);
    });

    test('and the old address is written to, which names the new one to nobody', async () => {
      const { AccessToken } = await signIn();
      await move(AccessToken, `moved${count}@example.com`);
      const call = { AccessToken, AttributeName: 'email', Code: pool.latestCode() };
      expect((await pool.call('VerifyUserAttribute', call)).status).toBe(200);
      const [letter] = pool.outbox.emails();
      expect([letter?.to, letter?.subject]).toEqual([email, 'Nakshi: Your e-mail address was changed']);
      expect(letter?.text).not.toContain('moved');
    });
  });

  test('an access token deletes the account only within ten minutes of a sign-in', async () => {
    const { AccessToken } = await signIn();
    pool.pass(10 * MINUTE_MS + 1000);
    const refused = await pool.call('DeleteUser', { AccessToken });
    expect(refused.body['message']).toBe('Please log in again before you delete your account.');
    const again = await signIn();
    expect((await pool.call('DeleteUser', { AccessToken: again.AccessToken })).status).toBe(200);
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
