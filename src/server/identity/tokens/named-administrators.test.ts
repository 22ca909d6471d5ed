import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';
import { createEmbeddedVerifier } from './embedded-verifier.ts';
import { nameAdministrators, type VerifiedEmailOf } from './named-administrators.ts';
import { emailAtPool, emailOfAccount } from './verified-email.ts';

let pool: TestPool;
let endpoint: string;
beforeAll(async () => {
  pool = await openTestPool();
  endpoint = await pool.listen();
  await pool.create({ email: 'owner@example.org' });
  await pool.create({ email: 'admin@müller.de' });
  await pool.create({ email: 'helper@example.org' });
  await pool.create({ email: 'claims@example.org', isEmailVerified: false });
});
afterAll(() => pool.close());

async function tokenOf(USERNAME: string): Promise<string> {
  const flow = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: TEST_PASSWORD } };
  const { body } = await pool.call('InitiateAuth', flow);
  return (body['AuthenticationResult'] as { readonly AccessToken: string }).AccessToken;
}

async function groupsOf(username: string, emailOf: VerifiedEmailOf): Promise<readonly string[] | undefined> {
  const named = ['Owner@example.org', 'admin@müller.de', 'claims@example.org'].map(emailAddress);
  const verifier = nameAdministrators(createEmbeddedVerifier(pool.identity), named, emailOf);
  const verified = await verifier.verify(await tokenOf(username));
  return verified.ok ? verified.value.caller.groups : undefined;
}

test.each([
  ['the accounts of this studio', () => emailOfAccount(pool.db)],
  ['a pool elsewhere', () => emailAtPool(endpoint)],
])('by %s, a named user with a verified address is an administrator; nobody else is', async (_name, emailOf) => {
  expect(await groupsOf('owner@example.org', emailOf())).toEqual(['admin']);
  expect(await groupsOf('admin@MÜLLER.de', emailOf())).toEqual(['admin']);
  expect(await groupsOf('helper@example.org', emailOf())).toEqual([]);
  expect(await groupsOf('claims@example.org', emailOf())).toEqual([]);
});

test.each(['http://127.0.0.1:1/identity', 'not an address'])(
  'a pool that does not answer names nobody: %s',
  async (at) => {
    expect(await groupsOf('owner@example.org', emailAtPool(at))).toEqual([]);
  },
);

test('an invalid token stays invalid', async () => {
  const verifier = nameAdministrators(
    createEmbeddedVerifier(pool.identity),
    [emailAddress('a@b.org')],
    emailOfAccount(pool.db),
  );
  expect(await verifier.verify('a.b.c')).toMatchObject({ ok: false });
});
