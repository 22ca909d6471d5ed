import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { callBeginSrp, challengeOf } from '../testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const WRONG = 'Wr0ng-one!';
const OFFICE = '192.0.2.1';

onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
    await pool.create({ email });
  });

  test('moving to other people’s addresses tells ten a day, whether they are taken or not', async () => {
    const taken = `taken${count}@example.org`;
    await pool.create({ email: taken });
    const move = async (Value: string) => {
      const { AccessToken } = await tokensOfSignIn(pool, email);
      const call = { AccessToken, UserAttributes: [{ Name: 'email', Value }] };
      return (await pool.call('UpdateUserAttributes', call, { clientAddress: `203.0.113.${count}` })).refused;
    };
    const answers: unknown[] = [];
    for (let times = 0; times < 12; times += 1) {
      answers.push(await move(times % 2 === 0 ? taken : `free${times}@example.com`));
      pool.pass(4 * MINUTE_MS);
    }
    expect(answers.slice(0, 10).filter((refused) => refused === 'AliasExistsException')).toHaveLength(5);
    expect(answers.slice(10)).toEqual(['LimitExceededException', 'LimitExceededException']);
    pool.pass(DAY_MS);
    expect(await move(taken)).toBe('AliasExistsException');
  });

  test('a neighbour behind the same address who tries others keeps nobody out; who tries one account does so for a quarter of an hour, or until a reset', async () => {
    const enter = (USERNAME: string, PASSWORD: string) =>
      pool.call(
        'InitiateAuth',
        { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } },
        { clientAddress: OFFICE },
      );
    expect((await enter(email, TEST_PASSWORD)).status).toBe(200);
    for (let index = 0; index < 101; index += 1) await enter(`nobody${index % 12}@example.org`, WRONG);
    for (let index = 0; index < 20; index += 1) await enter(`somebody${index}@example.org`, WRONG);
    expect((await enter(`other${count}@example.org`, WRONG)).body['message']).toBe('Password attempts exceeded');
    for (let times = 0; times < 9; times += 1) await enter(email, WRONG);
    expect((await enter(email, TEST_PASSWORD)).status).toBe(200);
    // Ten of the account there, as anywhere: nothing tells the neighbour from its owner.
    const tryAccount = async () => {
      for (let times = 0; times < 10; times += 1) await enter(email, WRONG);
      expect((await enter(email, TEST_PASSWORD)).body['message']).toBe('Password attempts exceeded');
    };
    await tryAccount();
    pool.pass(15 * MINUTE_MS);
    expect((await enter(email, TEST_PASSWORD)).status).toBe(200);
    await tryAccount();
    await pool.call('ForgotPassword', { Username: email }, { clientAddress: OFFICE });
    const reset = { Username: email, ConfirmationCode: pool.latestCode(), Password: 'Brand-n3w!' };
    expect((await pool.call('ConfirmForgotPassword', reset, { clientAddress: OFFICE })).status).toBe(200);
    expect((await enter(email, 'Brand-n3w!')).status).toBe(200);
  });

  test('a neighbour who uses up what an address may try learns who signs in there, and of nobody elsewhere', async () => {
    const elsewhere = `elsewhere${count}@example.org`;
    await pool.create({ email: elsewhere });
    const enter = async (USERNAME: string, PASSWORD: string, clientAddress = OFFICE) => {
      const call = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } };
      return (await pool.call('InitiateAuth', call, { clientAddress })).body['message'];
    };
    await enter(email, TEST_PASSWORD);
    await enter(elsewhere, TEST_PASSWORD, '203.0.113.9');
    for (let index = 0; index < 100; index += 1) await enter(`nobody${index}@example.org`, WRONG);
    expect(await enter(email, WRONG)).toBe('Incorrect username or password.');
    expect(await enter(elsewhere, WRONG)).toBe('Password attempts exceeded');
    expect(await enter(`somebody${count}@example.org`, WRONG)).toBe('Password attempts exceeded');
  });

  test('the length of what a sign-in has to send back tells nothing: neither an account, nor that a sign-up waits', async () => {
    const waiting = `waiting${count}@example.org`;
    await pool.call('SignUp', { Username: waiting, Password: TEST_PASSWORD });
    for (const A of ['abcdef12', 'f'.repeat(767)]) {
      const lengths = new Set<number>();
      for (const name of [email, waiting, `nobody${count}@example.org`]) {
        for (let times = 0; times < 5; times += 1) {
          lengths.add(challengeOf(await callBeginSrp(pool, name, A)).SECRET_BLOCK.length);
        }
      }
      expect(lengths.size).toBe(1);
    }
  });

  test('signing up tells that an address has an account, thirty in an hour from one address', async () => {
    const answers: unknown[] = [];
    for (let times = 0; times < 32; times += 1) {
      const call = { Username: email, Password: TEST_PASSWORD };
      answers.push((await pool.call('SignUp', call, { clientAddress: OFFICE })).refused);
    }
    expect(new Set(answers.slice(0, 30))).toEqual(new Set(['UsernameExistsException']));
    expect(answers.slice(30)).toEqual(['LimitExceededException', 'LimitExceededException']);
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
