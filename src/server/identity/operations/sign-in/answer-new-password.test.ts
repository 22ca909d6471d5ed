import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../../testing/database-kinds.ts';
import { callSignIn } from '../../testing/sign-in-by-password.ts';
import { openTestPool, type TestPool } from '../../testing/test-pool.ts';

onEachDatabase((fresh) => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    await pool.create({ email: 'ann@example.org', status: 'FORCE_CHANGE_PASSWORD' });
  });
  afterAll(() => pool.close());

  const answer = async (more: Readonly<Record<string, unknown>>) => {
    const { body } = await callSignIn(pool, 'ann@example.org');
    const ChallengeResponses = { USERNAME: 'ann@example.org', NEW_PASSWORD: 'Brand-n3w!', ...more };
    const call = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: body['Session'], ChallengeResponses };
    return pool.call('RespondToAuthChallenge', call);
  };

  test('a device that is none is refused as input, and a right one or none is taken', async () => {
    for (const DEVICE_KEY of ['x', 'local_x', '', 'a'.repeat(3000)]) {
      const { status, refused } = await answer({ DEVICE_KEY });
      expect([DEVICE_KEY, status, refused]).toEqual([DEVICE_KEY, 400, 'InvalidParameterException']);
    }
    expect((await answer({ DEVICE_KEY: null, NEW_PASSWORD: 'short' })).refused).toBe('InvalidPasswordException');
    expect((await answer({ DEVICE_KEY: 'local_01234567-89ab' })).status).toBe(200);
    expect(pool.bugs).toEqual([]);
  });
});
