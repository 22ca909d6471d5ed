import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { accountOfProvider } from '../federation/account-of-provider.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';
import { nothingAlongside, startSession } from '../tokens/start-session.ts';

onEachDatabase((fresh) => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());

  test('no code is sent to nowhere: an account whose provider gave no address is told so', async () => {
    const { identity } = pool;
    const profile = { subject: 'f-1', isEmailVerified: false, attributes: {} };
    const account = await accountOfProvider(identity, { name: 'facebook' }, profile);
    expect(account.email).toBe('');
    const asked = { id: identity.random.uuid(), scope: 'aws.cognito.signin.user.admin', hasIdToken: 1 as const };
    const signedIn = await startSession(identity, account, { clientAddress: '192.0.2.1' }, nothingAlongside, {
      ...asked,
      secondFactorBy: null,
    });
    if (!signedIn.ok) throw new Error(signedIn.problem.message);
    const { AccessToken } = signedIn.value;
    const answer = await pool.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    expect(answer.refused).toBe('InvalidParameterException');
    expect(await pool.db.selectFrom('codes').selectAll().execute()).toEqual([]);
    expect(pool.outbox.emails()).toEqual([]);
  });
});
