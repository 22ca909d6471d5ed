import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { pointClientAt, told } from '../testing/amplify-client.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const ANN = 'ann@example.org';

onEachDatabase((fresh) => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool(await fresh(), { config: { customAttributes: ['custom:workshop', 'custom:ring_size'] } });
    pointClientAt(await pool.listen());
  });
  afterAll(async () => {
    await auth.signOut();
    await pool.close();
  });

  const signUp = (username: string, userAttributes: Record<string, string>) =>
    told(() => auth.signUp({ username, password: TEST_PASSWORD, options: { userAttributes } }));

  test('declared attributes are given at sign-up, changed, shown in the token, and removed', async () => {
    await signUp(ANN, { email: ANN, 'custom:workshop': 'north' });
    await auth.confirmSignUp({ username: ANN, confirmationCode: pool.latestCode() });
    await auth.signIn({ username: ANN, password: TEST_PASSWORD, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
    expect(await auth.fetchUserAttributes()).toMatchObject({ 'custom:workshop': 'north' });
    await auth.updateUserAttributes({ userAttributes: { 'custom:ring_size': '54' } });
    const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload).toMatchObject({ 'custom:workshop': 'north', 'custom:ring_size': '54' });
    await auth.deleteUserAttributes({ userAttributeKeys: ['custom:ring_size'] });
    expect(await auth.fetchUserAttributes()).not.toHaveProperty('custom:ring_size');
  });

  test.each(['custom:other', 'workshop', 'dev:custom:workshop', 'custom:__proto__', 'cognito:groups'])(
    '%s was not declared, and is refused',
    async (name) => {
      const said = await signUp('bea@example.org', { email: 'bea@example.org', [name]: 'x' });
      expect(said).toMatch(/^NotAuthorizedException: A client attempted to write unauthorized attribute/);
    },
  );
});
