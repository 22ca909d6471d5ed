import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { identityLimits } from '../identity-limits.ts';
import { tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';
import { hashOfRefreshToken } from './refresh-token.ts';

const HOME = '192.0.2.1';
const { refreshesFromAddress, refreshesOfSession } = identityLimits;

onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
    await pool.create({ email });
  });

  const exchange = async (RefreshToken: string, clientAddress = HOME) => {
    const { refused, body } = await pool.call('GetTokensFromRefreshToken', { RefreshToken }, { clientAddress });
    return refused ?? (body['AuthenticationResult'] as { readonly RefreshToken: string }).RefreshToken;
  };
  const renew = (REFRESH_TOKEN: string) =>
    pool.call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } });

  /** Exchanges a token as often, each time its successor. @returns the last one */
  const chainOf = async (first: string, links: number) => {
    let token = first;
    for (let link = 0; link < links; link += 1) token = await exchange(token);
    return token;
  };

  /** How many statements a call asks of the database. */
  const statementsOf = async (call: () => Promise<unknown>) => {
    let statements = 0;
    const { db } = pool;
    const counting = db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    Object.assign(pool.identity, { db: counting });
    await call();
    Object.assign(pool.identity, { db });
    return statements;
  };

  test('the first token of a long chain costs no more than that of a short one', async () => {
    const cost = async (links: number) => {
      const { RefreshToken } = await tokensOfSignIn(pool, email);
      const last = await chainOf(RefreshToken, links);
      return statementsOf(async () => expect(await exchange(RefreshToken)).toBe(last));
    };
    const [short, long] = [await cost(2), await cost(60)];
    expect(short).toBeGreaterThan(0);
    expect(long).toBe(short);
  });

  test('any token of a chain of this moment gives the newest', async () => {
    const { RefreshToken } = await tokensOfSignIn(pool, email);
    const tokens = [RefreshToken];
    for (let link = 0; link < 4; link += 1) tokens.push(await exchange(tokens.at(-1) ?? ''));
    const newest = tokens.pop();
    for (const token of tokens) expect(await exchange(token)).toBe(newest);
  });

  test('several windows that exchange whatever they have make one chain', async () => {
    const { RefreshToken } = await tokensOfSignIn(pool, email);
    const second = await exchange(RefreshToken);
    const given = await Promise.all([second, RefreshToken, second, RefreshToken].map((token) => exchange(token)));
    const newest = await exchange(second);
    for (const token of given) expect([second, newest]).toContain(token);
    expect(await exchange(RefreshToken)).toBe(newest);
  });

  test('no more than a thousand tokens of a session are kept', async () => {
    const { RefreshToken } = await tokensOfSignIn(pool, email);
    const { sessionId, expiresAtMs } = await pool.db
      .selectFrom('refreshTokens')
      .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .selectAll('refreshTokens')
      .where('accounts.email', '=', emailAddress(email))
      .executeTakeFirstOrThrow();
    const old = { sessionId, rotatedAtMs: 0, sealedSuccessor: 'sealed', expiresAtMs };
    const positions = [-999, -998];
    await pool.db
      .insertInto('refreshTokens')
      .values(positions.map((position) => ({ ...old, position, hash: `${email}:${position}` })))
      .execute();
    const next = await exchange(RefreshToken);
    const kept = await pool.db
      .selectFrom('refreshTokens')
      .select('position')
      .where('sessionId', '=', sessionId)
      .orderBy('position')
      .execute();
    expect(kept.map(({ position }) => position)).toEqual([-998, 0, 1]);
    expect(await exchange(next)).not.toBe('NotAuthorizedException');
  });

  describe('a stolen token', () => {
    const THIEF = '203.0.113.9';

    test('ends the session once its owner presents it, though the thief has used up what the session may exchange', async () => {
      const { RefreshToken } = await tokensOfSignIn(pool, email);
      let stolen = RefreshToken;
      for (let link = 0; link < refreshesOfSession.most; link += 1) stolen = await exchange(stolen, THIEF);
      expect(await exchange(stolen, THIEF)).toBe('TooManyRequestsException');
      pool.pass(MINUTE_MS);
      expect(await exchange(RefreshToken)).toBe('RefreshTokenReuseException');
      expect(await exchange(stolen, THIEF)).toBe('NotAuthorizedException');
    });

    test('likewise where the owner’s client keeps its token', async () => {
      const { RefreshToken } = await tokensOfSignIn(pool, email);
      const stolen = await chainOf(RefreshToken, refreshesOfSession.most);
      pool.pass(MINUTE_MS);
      expect((await renew(RefreshToken)).refused).toBe('RefreshTokenReuseException');
      expect(await exchange(stolen, THIEF)).toBe('NotAuthorizedException');
    });

    /** As if a thousand had been exchanged since, so that the row of the first is gone. */
    const forgetFirst = async (first: string) => {
      const second = await exchange(first);
      const { sessionId } = await pool.db
        .selectFrom('refreshTokens')
        .select('sessionId')
        .where('hash', '=', hashOfRefreshToken(pool.identity, second))
        .executeTakeFirstOrThrow();
      await pool.db
        .updateTable('refreshTokens')
        .set({ position: 999 })
        .where('hash', '=', hashOfRefreshToken(pool.identity, second))
        .execute();
      const third = await exchange(second, THIEF);
      const kept = await pool.db
        .selectFrom('refreshTokens')
        .select('position')
        .where('sessionId', '=', sessionId)
        .execute();
      expect(kept.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([999, 1000]);
      pool.pass(MINUTE_MS);
      return third;
    };

    test.each([
      ['exchanged', exchange, 'RefreshTokenReuseException'],
      ['renewed', async (token: string) => (await renew(token)).refused, 'RefreshTokenReuseException'],
      ['revoked', async (Token: string) => (await pool.call('RevokeToken', { Token })).refused, undefined],
    ] as const)('of a thousand exchanges ago ends the session when it is %s', async (_how, present, answer) => {
      const { RefreshToken } = await tokensOfSignIn(pool, email);
      const thief = await forgetFirst(RefreshToken);
      expect(await present(RefreshToken)).toBe(answer);
      expect(await exchange(thief, THIEF)).toBe('NotAuthorizedException');
      expect(await exchange(RefreshToken)).toBe('NotAuthorizedException');
    });

    test('can’t be made up, and another spelling of a good one ends nothing', async () => {
      const { RefreshToken } = await tokensOfSignIn(pool, email);
      const bytes = Buffer.from(RefreshToken, 'base64url');
      for (const at of [0, 24, 56, 61, bytes.length - 1]) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect(await exchange(changed.toString('base64url'))).toBe('NotAuthorizedException');
      }
      expect(await exchange(`${RefreshToken}=`)).toBe('NotAuthorizedException');
      expect(await exchange(RefreshToken)).not.toContain('Exception');
    });
  });

  describe('one session', () => {
    test('is renewed a hundred times in a quarter of an hour, in either way', async () => {
      const { RefreshToken } = await tokensOfSignIn(pool, email);
      const other = await tokensOfSignIn(pool, email);
      const last = await chainOf(RefreshToken, refreshesOfSession.most - 1);
      expect((await renew(last)).status).toBe(200);
      expect(await exchange(last)).toBe('TooManyRequestsException');
      expect((await renew(last)).refused).toBe('TooManyRequestsException');
      // Neither the account’s other sessions nor its next quarter of an hour.
      expect(await exchange(other.RefreshToken)).not.toContain('Exception');
      pool.pass(15 * MINUTE_MS);
      expect(await exchange(last)).not.toContain('Exception');
    });
  });

  describe('one address', () => {
    /** As if so many had been renewed there. */
    const use = (limit: { readonly name: string; readonly windowMs: number }, who: string, times: number) =>
      pool.db
        .insertInto('attempts')
        .values({ key: `${limit.name}:${who}`, count: times, windowEndsAtMs: pool.identity.clock() + limit.windowMs })
        .execute();

    test('renews no more sessions of strangers than six hundred, and still those of who signed in there', async () => {
      const elsewhere = '203.0.113.7';
      const { RefreshToken } = await tokensOfSignIn(pool, email);
      await use(refreshesFromAddress, elsewhere, refreshesFromAddress.most);
      await use(refreshesFromAddress, HOME, refreshesFromAddress.most);
      expect(await exchange(RefreshToken, elsewhere)).toBe('TooManyRequestsException');
      expect(await exchange(RefreshToken)).not.toContain('Exception');
    });
  });
});
