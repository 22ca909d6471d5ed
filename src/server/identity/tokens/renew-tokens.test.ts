import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';

const ANN = 'ann@example.org';

onEachDatabase((fresh) => {
  let pool: TestPool;
  let accountId: string;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    accountId = await pool.create({ email: ANN });
  });
  afterAll(() => pool.close());

  const renew = (REFRESH_TOKEN: string, AuthFlow = 'REFRESH_TOKEN_AUTH') =>
    // Older clients name their device, or that they have none.
    pool.call('InitiateAuth', { AuthFlow, AuthParameters: { REFRESH_TOKEN, DEVICE_KEY: null } });
  const exchange = (RefreshToken: string) => pool.call('GetTokensFromRefreshToken', { RefreshToken });

  describe('a client that keeps its refresh token', () => {
    test.each(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'])(
      'gets new tokens by %s for a month, without another one',
      async (flow) => {
        const { RefreshToken } = await tokensOfSignIn(pool, ANN);
        for (const day of [1, 14, 14]) {
          pool.pass(day * DAY_MS);
          const { body } = await renew(RefreshToken, flow);
          expect(body).toEqual({
            ChallengeParameters: {},
            AuthenticationResult: {
              AccessToken: expect.any(String),
              IdToken: expect.any(String),
              ExpiresIn: 3600,
              TokenType: 'Bearer',
            },
          });
          const { AccessToken } = body['AuthenticationResult'] as { readonly AccessToken: string };
          expect((await pool.call('GetUser', { AccessToken })).status).toBe(200);
        }
        pool.pass(2 * DAY_MS);
        expect(await renew(RefreshToken, flow)).toMatchObject({ refused: 'NotAuthorizedException' });
      },
    );

    test('may change over to exchanging it', async () => {
      const { RefreshToken } = await tokensOfSignIn(pool, ANN);
      await renew(RefreshToken);
      expect((await exchange(RefreshToken)).status).toBe(200);
    });

    test('loses its session with its account’s right to sign in', async () => {
      const { RefreshToken } = await tokensOfSignIn(pool, ANN);
      await pool.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', accountId).execute();
      expect((await renew(RefreshToken)).body['message']).toBe('User is disabled.');
      await pool.db.updateTable('accounts').set({ disabled: 0 }).where('id', '=', accountId).execute();
    });

    test('loses it when it signs out', async () => {
      const { RefreshToken } = await tokensOfSignIn(pool, ANN);
      await pool.call('RevokeToken', { Token: RefreshToken });
      expect((await renew(RefreshToken)).body['message']).toBe('Invalid Refresh Token');
    });
  });

  test('a token that its owner has exchanged is worth nothing to a thief, and ends the session', async () => {
    const { RefreshToken } = await tokensOfSignIn(pool, ANN);
    const { body } = await exchange(RefreshToken);
    const owned = body['AuthenticationResult'] as { readonly RefreshToken: string };
    pool.pass(MINUTE_MS);
    expect((await renew(RefreshToken)).refused).toBe('RefreshTokenReuseException');
    expect((await renew(owned.RefreshToken)).refused).toBe('NotAuthorizedException');
  });

  test.each([
    ['no token', {}],
    ['no text', { REFRESH_TOKEN: 7 }],
  ])('%s is refused as input', async (_what, AuthParameters) => {
    const answer = await pool.call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
    expect(answer.refused).toBe('InvalidParameterException');
  });
});
