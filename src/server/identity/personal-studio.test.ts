import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointClientAt } from './testing/amplify-client.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from './testing/test-pool.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await openTestPool({ sqliteFile: ':memory:' }, { config: { isPersonal: true } });
  pointClientAt(await pool.listen());
});
afterAll(() => pool.close());

async function groupsOfNewAccount(username: string): Promise<unknown> {
  const options = { userAttributes: { email: username } };
  expect(await auth.signUp({ username, password: TEST_PASSWORD, options })).toMatchObject({ isSignUpComplete: true });
  const entered = await auth.signIn({ username, password: TEST_PASSWORD });
  expect(entered.isSignedIn).toBe(true);
  expect(await auth.fetchUserAttributes()).toMatchObject({ email: username, email_verified: 'true' });
  const { tokens } = await auth.fetchAuthSession();
  await auth.signOut();
  return tokens?.accessToken.payload['cognito:groups'];
}

test('on somebody’s own computer an account needs no code, and the first one administers', async () => {
  expect(await groupsOfNewAccount('owner@example.org')).toEqual(['admin']);
  expect(await groupsOfNewAccount('helper@example.org')).toBeUndefined();
  expect(pool.outbox.emails()).toEqual([]);
});
