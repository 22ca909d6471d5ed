import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/time-units.ts';
import { usualMessageCaps } from '../../messages/message-caps.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { studioPool } from '../pool-config.ts';
import { callSignIn, type TestTokens } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const WRONG = 'Wr0ng-one!';
const NEW = 'Brand-n3w!';
const HOME = '192.0.2.1';
const NEW_PLACE = '198.51.100.9';
const REFUSED = 'Password attempts exceeded';
const MOST_LETTERS = 60;

/** One of the 65,536 networks /64 that the holder of one /48 has. */
const oneOfSite = (index: number) => `2001:db8:0:${index.toString(16)}::1`;
/** An address in a network of its own. */
const networkOfItsOwn = (index: number) => `2001:db8:${(index + 1).toString(16)}::1`;

// Somebody has many addresses. The owner has signed in at home, or is at a new place; a newcomer has no account yet.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    const messageCaps = { ...usualMessageCaps, emails: { ...usualMessageCaps.emails, perDay: MOST_LETTERS } };
    pool = await openTestPool(await fresh(), { config: { ...studioPool, messageCaps } });
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
    await pool.create({ email });
  });

  const times = async (most: number, act: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < most; index += 1) await act(index);
  };
  const enter = (PASSWORD: string, clientAddress: string, USERNAME = email) =>
    pool.call(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } },
      { clientAddress },
    );
  const forgot = (clientAddress: string) => pool.call('ForgotPassword', { Username: email }, { clientAddress });
  const reset = (ConfirmationCode: string, clientAddress: string) =>
    pool.call('ConfirmForgotPassword', { Username: email, ConfirmationCode, Password: NEW }, { clientAddress });
  const signUp = (clientAddress: string, Username: string) =>
    pool.call('SignUp', { Username, Password: TEST_PASSWORD }, { clientAddress });

  describe('a flood of wrong passwords', () => {
    const flood = () => times(60, (index) => enter(WRONG, oneOfSite(Math.floor(index / 10))));

    test('from one site keeps no owner out, at a new place neither', async () => {
      await flood();
      expect((await enter(TEST_PASSWORD, oneOfSite(99))).body['message']).toBe(REFUSED);
      expect((await enter(TEST_PASSWORD, NEW_PLACE)).body).toHaveProperty('AuthenticationResult');
    });

    test('from many networks keeps no owner out who resets the password: the place of the right code is known', async () => {
      await times(60, (index) => enter(WRONG, networkOfItsOwn(index)));
      expect((await enter(TEST_PASSWORD, NEW_PLACE)).body['message']).toBe(REFUSED);
      await forgot(NEW_PLACE);
      expect((await reset(pool.latestCode(), NEW_PLACE)).status).toBe(200);
      await times(60, (index) => enter(WRONG, networkOfItsOwn(index)));
      expect((await enter(NEW, NEW_PLACE)).body).toHaveProperty('AuthenticationResult');
    });

    test('of many accounts ends for one site as for four of its addresses', async () => {
      const answers: unknown[] = [];
      await times(420, async (index) => {
        const { body } = await enter(WRONG, oneOfSite(Math.floor(index / 60)), `somebody${index % 60}@example.org`);
        answers.push(body['message']);
      });
      expect(answers.filter((message) => message !== REFUSED)).toHaveLength(400);
    });
  });

  describe('a flood of wrong codes', () => {
    test('from one site keeps no owner from resetting the password at a new place', async () => {
      await times(4, async (round) => {
        await times(5, (index) => forgot(oneOfSite(5 * round + index)));
        await times(25, (index) => reset('000000', oneOfSite(5 * round + Math.floor(index / 5))));
      });
      await forgot(NEW_PLACE);
      expect((await reset(pool.latestCode(), NEW_PLACE)).status).toBe(200);
    });

    test('at places that a thief of the password made known keeps no owner from it at home', async () => {
      await enter(TEST_PASSWORD, HOME);
      await times(10, async (index) => {
        await enter(TEST_PASSWORD, oneOfSite(index));
        await forgot(oneOfSite(index));
        await times(5, () => reset('000000', oneOfSite(index)));
      });
      await forgot(HOME);
      expect((await reset(pool.latestCode(), HOME)).status).toBe(200);
    });
  });

  describe('a flood of sign-ups that uses up the letters of the day', () => {
    const flood = async (placeOf: (index: number) => string) => {
      const answers: unknown[] = [];
      await times(MOST_LETTERS + 10, async (index) => {
        answers.push((await signUp(placeOf(index), `flood${count}-${index}@example.com`)).status);
      });
      return answers.filter((status) => status === 200).length;
    };
    const withEmailCodes = async () => {
      const { AccessToken } = (await callSignIn(pool, email)).body['AuthenticationResult'] as TestTokens;
      const call = { AccessToken, EmailMfaSettings: { Enabled: true, PreferredMfa: true } };
      expect((await pool.call('SetUserMFAPreference', call)).status).toBe(200);
    };

    test('leaves some to who proved something: by the right password, or by where they are', async () => {
      await enter(TEST_PASSWORD, HOME);
      await withEmailCodes();
      expect(await flood(networkOfItsOwn)).toBe(45);
      expect((await enter(TEST_PASSWORD, HOME)).body['ChallengeName']).toBe('EMAIL_OTP');
      expect((await enter(TEST_PASSWORD, NEW_PLACE)).body['ChallengeName']).toBe('EMAIL_OTP');
      expect((await forgot(HOME)).status).toBe(200);
      expect(pool.outbox.emails()[0]?.subject).toContain('Reset your password');
    });

    test('from one site leaves some to newcomers, and to who resets a password at a new place', async () => {
      const there = await flood((index) => oneOfSite(Math.floor(index / 20)));
      expect(there).toBeLessThan(45);
      expect((await signUp(NEW_PLACE, `newcomer${count}@example.org`)).status).toBe(200);
      expect((await forgot('203.0.113.9')).status).toBe(200);
      expect(pool.outbox.emails()[0]?.to).toBe(email);
      // An account or none: the answer is the same.
      const unknown = { Username: 'nobody@example.org' };
      expect((await pool.call('ForgotPassword', unknown, { clientAddress: oneOfSite(9) })).status).toBe(400);
      expect((await forgot(oneOfSite(9))).status).toBe(400);
    });

    test('and one account of one’s own uses up no more than ten of those kept for all', async () => {
      await withEmailCodes();
      await flood((index) => oneOfSite(Math.floor(index / 20)));
      let sent = 0;
      await times(20, async () => {
        const { body } = await callSignIn(pool, email);
        sent += body['ChallengeName'] === 'EMAIL_OTP' ? 1 : 0;
        pool.pass(HOUR_MS / 2);
      });
      expect(sent).toBe(10);
    });
  });

  test('letters that a neighbour behind the same address asks for keep no owner from theirs', async () => {
    await enter(TEST_PASSWORD, HOME);
    await times(70, (index) => pool.call('ForgotPassword', { Username: `nobody${index}@example.org` }));
    expect((await forgot(HOME)).status).toBe(200);
    expect((await forgot(NEW_PLACE)).status).toBe(200);
    expect((await signUp(HOME, `newcomer${count}@example.org`)).refused).toBe('LimitExceededException');
  });

  test('sign-ups of one address at once, from many places, when its letters end, wait for each other in one order', async () => {
    const messageCaps = { ...usualMessageCaps, emails: { ...usualMessageCaps.emails, perRecipientPerDay: 2 } };
    const small = await openTestPool(await fresh(), { config: { ...studioPool, messageCaps }, awaitsLetters: false });
    for (let round = 0; round < 12; round += 1) {
      const call = { Username: `at-once${round}@example.org`, Password: TEST_PASSWORD };
      const places = Array.from({ length: 12 }, (_, index) => networkOfItsOwn(12 * round + index));
      const answers = await Promise.all(places.map((clientAddress) => small.call('SignUp', call, { clientAddress })));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
    expect(small.bugs).toEqual([]);
    await small.close();
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
