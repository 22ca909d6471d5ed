import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../../testing/database-kinds.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../../testing/test-pool.ts';

const EMAIL = 'ann@example.org';
/** One less than the wrong attempts that lock an account for a while. */
const AT_ONCE = 9;
const ROUNDS = 12;

onEachDatabase((fresh) => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    await pool.create({ email: EMAIL });
  });
  afterAll(() => pool.close());

  test('programs that sign in to one account at once, from one address, all get in', async () => {
    const signIn = () =>
      pool.call('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: EMAIL, PASSWORD: TEST_PASSWORD },
      });
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, signIn));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect(pool.bugs).toEqual([]);
  });
});
