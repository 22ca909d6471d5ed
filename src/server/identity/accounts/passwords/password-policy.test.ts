import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenPasswordRules } from '#shared/password-policy.ts';
import { onEachDatabase } from '../../../testing/database-kinds.ts';
import { openTestPool, type TestPool } from '../../testing/test-pool.ts';

onEachDatabase((fresh) => {
  let pool: TestPool;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());

  const signUp = (Password: string) => {
    count += 1;
    const call = { Username: `ann${count}@example.org`, Password };
    // Each from a network of its own: one address signs up thirty in an hour.
    return pool.call('SignUp', call, { clientAddress: `2001:db8:${count.toString(16)}::1` });
  };

  test('the pool takes the passwords that its screens take, and no other', async () => {
    const nearlyRight = fc.stringMatching(/^[ \t]?[A-Za-z0-9 !€é]{6,12}[ \n]?$/);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), nearlyRight),
        async (password) => {
          const isTaken = brokenPasswordRules(password).length === 0;
          expect((await signUp(password)).refused).toBe(isTaken ? undefined : 'InvalidPasswordException');
        },
      ),
      { examples: [['Pass w0rd'], ['Passw0rd! '], ['Passw0rd€'], ['Pässw0rd!']] },
    );
  });

  test.each([
    ['Pass w0rd', undefined],
    [' Passw0rd!', 'Password did not conform with policy: Password must not begin or end with a space'],
    ['Passw0rd', 'Password did not conform with policy: Password must have symbol characters'],
    ['Passw0rd€', 'Password did not conform with policy: Password must have symbol characters'],
    ['short', 'Password did not conform with policy: Password not long enough'],
  ])('%j: %s', async (password, message) => {
    expect((await signUp(password)).body['message']).toBe(message);
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
