import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { callSignIn } from '../testing/sign-in-by-password.ts';
import { callBeginSrp, challengeOf } from '../testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const ANN = 'ann@example.org';

onEachDatabase((fresh) => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    await pool.call('SignUp', { Username: ANN, Password: TEST_PASSWORD });
  });
  afterAll(() => pool.close());

  const idOf = async (name: string) => challengeOf(await callBeginSrp(pool, name)).USER_ID_FOR_SRP;

  test('who goes on by an id is told the same whether a sign-up waits or not', async () => {
    for (const operation of ['ResendConfirmationCode', 'ConfirmSignUp']) {
      const call = async (name: string) => {
        const answer = await pool.call(operation, { Username: await idOf(name), ConfirmationCode: '000000' });
        return JSON.stringify(answer).replace(/"[0-9a-f]\*{3}@/, '"x***@');
      };
      expect([operation, await call(ANN)]).toEqual([operation, await call('nobody@example.org')]);
    }
  });

  test('a sign-up is confirmed by its id, with the code that is sent again', async () => {
    const Username = await idOf(ANN);
    await pool.call('ResendConfirmationCode', { Username });
    expect(pool.outbox.emails()[0]?.to).toBe(ANN);
    const confirmed = await pool.call('ConfirmSignUp', { Username, ConfirmationCode: pool.latestCode() });
    expect(confirmed.status).toBe(200);
    expect((await callSignIn(pool, ANN)).body).toHaveProperty('AuthenticationResult');
  });
});
