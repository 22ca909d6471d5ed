import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';
import { createEmbeddedVerifier } from './embedded-verifier.ts';
import { createRemoteVerifier } from './remote-verifier.ts';

// The pool stands in for Amazon's: its keys are fetched over HTTP in the same way.
let pool: TestPool;
let token: string;
let issuer: string;
let endpoint: string;

beforeAll(async () => {
  const config = { poolId: 'eu-west-1_Remote', issuer: 'https://pool.example/eu-west-1_Remote' };
  pool = await openTestPool(undefined, { config });
  await pool.create({ email: 'ann@example.org', groups: ['admin'] });
  const flow = {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'ann@example.org', PASSWORD: TEST_PASSWORD },
  };
  const { body } = await pool.call('InitiateAuth', flow);
  token = (body['AuthenticationResult'] as { AccessToken: string }).AccessToken;
  ({ issuer } = pool.identity.config);
  endpoint = await pool.listen();
});
afterAll(() => pool.close());

const remote = (more: { readonly clientId?: string; readonly issuer?: string } = {}) => {
  const asked: string[] = [];
  const verifier = createRemoteVerifier({
    issuer,
    clientId: pool.identity.config.clientId,
    clock: pool.identity.clock,
    fetch: (address, options) => {
      asked.push(address);
      return fetch(address.replace('https://pool.example', endpoint), options);
    },
    ...more,
  });
  return { asked, verifier };
};

describe.each([
  ['the pool in this process', () => createEmbeddedVerifier(pool.identity)],
  ['a pool elsewhere', () => remote().verifier],
])('a verifier of %s', (_name, verifier) => {
  test('names the user of a token', async () => {
    const verified = await verifier().verify(token);
    expect(verified).toMatchObject({ ok: true, value: { caller: { groups: ['admin'] } } });
  });

  test.each([
    // Not the last character: only two of its six bits belong to the signature.
    ['a changed one', () => token.replace(/.(?=.{9}$)/, (character) => (character === 'A' ? 'B' : 'A'))],
    ['an unsigned one', () => `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`],
    ['something else', () => 'x'],
  ])('refuses %s', async (_what, forged) => {
    expect(await verifier().verify(forged())).toMatchObject({ ok: false });
  });
});

test('keys are fetched once, from where the pool publishes them', async () => {
  const { asked, verifier } = remote();
  for (let times = 0; times < 3; times += 1) expect((await verifier.verify(token)).ok).toBe(true);
  expect(asked).toEqual(['https://pool.example/eu-west-1_Remote/.well-known/jwks.json']);
});

test('tokens for another client or of another pool are refused', async () => {
  expect(await remote({ clientId: 'other' }).verifier.verify(token)).toMatchObject({ ok: false });
  const other = await openTestPool(undefined, { config: { issuer } });
  expect(await createEmbeddedVerifier(other.identity).verify(token)).toMatchObject({ ok: false });
  await other.close();
});

test('when the keys can’t be fetched, there is no verdict on the token', async () => {
  const { verifier } = remote({ issuer: 'https://pool.example/nowhere' });
  await expect(verifier.verify(token)).rejects.toThrow(/200 OK/);
});
