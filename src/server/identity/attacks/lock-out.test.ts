import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const WRONG = 'Wr0ng-one!';
const NEW = 'Brand-n3w!';
const OWNER = '192.0.2.1';
const STRANGER = '203.0.113.66';
const REFUSED = 'Password attempts exceeded';

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

  const times = async (most: number, act: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < most; index += 1) await act(index);
  };
  const enter = (PASSWORD: string, clientAddress = OWNER, USERNAME = email) =>
    pool.call(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } },
      { clientAddress },
    );
  const forgot = (clientAddress = OWNER, Username = email) =>
    pool.call('ForgotPassword', { Username }, { clientAddress });
  const reset = (ConfirmationCode: string, clientAddress = OWNER, Username = email) =>
    pool.call('ConfirmForgotPassword', { Username, ConfirmationCode, Password: NEW }, { clientAddress });

  describe('codes that nobody asked for', () => {
    test('do not block the owner’s own, entered at once, at the same address or elsewhere', async () => {
      await times(20, () => reset('000000', STRANGER));
      await times(20, () => reset('000000'));
      await forgot();
      expect((await reset(pool.latestCode())).status).toBe(200);
    });

    test('are all answered alike, with an account and without', async () => {
      const story = async (Username: string) => {
        const said: unknown[] = [];
        await times(25, async () => said.push((await reset('000000', STRANGER, Username)).body));
        return said;
      };
      expect(await story('nobody@example.org')).toEqual(await story(email));
    });
  });

  describe('while a code is outstanding', () => {
    test('a stranger uses up neither it nor the owner’s tries', async () => {
      await forgot();
      const code = pool.latestCode();
      await times(30, () => reset('000000', STRANGER));
      expect((await reset(code)).status).toBe(200);
    });

    test('a stranger who asks for more makes it worthless neither', async () => {
      await forgot();
      const code = pool.latestCode();
      await times(4, () => forgot(STRANGER));
      expect((await reset(code)).status).toBe(200);
    });

    test('all addresses together have sixty tries a day; the owner’s own is not bound by them', async () => {
      await enter(TEST_PASSWORD);
      await forgot();
      const code = pool.latestCode();
      const answers: unknown[] = [];
      await times(110, async (index) => answers.push((await reset('000000', `203.0.${index}.1`)).refused));
      expect(answers.filter((refused) => refused === 'CodeMismatchException')).toHaveLength(60);
      expect((await reset(code, '198.51.100.1')).refused).toBe('TooManyFailedAttemptsException');
      expect((await reset(code)).status).toBe(200);
    });

    test('the advice is true: the longer code of the last letter, also after twenty, or another letter', async () => {
      const messages: unknown[] = [];
      for (let round = 0; round < 4; round += 1) {
        await forgot();
        await times(5, () => reset('x'));
        messages.push((await reset(pool.latestCode())).body['message']);
      }
      const enterLonger =
        'Too many failed attempts. Please enter the longer code of the last letter, or request a code again.';
      expect(new Set(messages)).toEqual(new Set([enterLonger]));
      await forgot();
      expect((await reset(pool.latestCode())).body['message']).toBe(enterLonger);
      const longer = /\d{6}-\S+/.exec(pool.outbox.emails()[0]?.text ?? '')?.[0];
      expect((await reset(String(longer))).status).toBe(200);
    });
  });

  test('a signed-in owner changes the password whatever strangers try', async () => {
    const { AccessToken } = (await enter(TEST_PASSWORD)).body['AuthenticationResult'] as { AccessToken: string };
    await times(12, () => enter(WRONG, STRANGER));
    await times(12, () => enter(WRONG));
    await times(100, (index) => enter(WRONG, OWNER, `other-${index}@example.org`));
    const change = (PreviousPassword: string) =>
      pool.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: NEW });
    // Whoever holds the token has ten guesses of their own.
    await times(9, () => change(WRONG));
    expect((await change(TEST_PASSWORD)).status).toBe(200);
  });

  describe('wrong passwords', () => {
    test('from one address do not keep the owner out at another', async () => {
      await times(12, () => enter(WRONG, STRANGER));
      expect((await enter(TEST_PASSWORD, STRANGER)).body['message']).toBe(REFUSED);
      expect((await enter(TEST_PASSWORD)).status).toBe(200);
    });

    test('from many addresses are stopped at fifty; where the owner signed in before, that is no hindrance', async () => {
      await enter(TEST_PASSWORD);
      const answers: unknown[] = [];
      await times(60, async (index) => answers.push((await enter(WRONG, `203.0.${index}.1`)).body['message']));
      expect(answers.filter((message) => message === REFUSED)).toHaveLength(10);
      expect((await enter(TEST_PASSWORD, '198.51.100.1')).body['message']).toBe(REFUSED);
      expect((await enter(TEST_PASSWORD)).status).toBe(200);
    });

    test('from an address that is refused already lock no account', async () => {
      await times(100, (index) => enter(WRONG, STRANGER, `victim-${index}@example.org`));
      await times(15, () => enter(WRONG, STRANGER));
      await times(15, () => enter(TEST_PASSWORD, STRANGER));
      expect((await enter(TEST_PASSWORD)).status).toBe(200);
      expect(
        await pool.db.selectFrom('attempts').select('key').where('key', 'like', 'password:%203.0.113.66').execute(),
      ).toHaveLength(100);
    });

    test('for one account leave the others of a workshop alone', async () => {
      const other = `bea${count}@example.org`;
      await pool.create({ email: other });
      await times(120, () => enter(WRONG));
      const answers: number[] = [];
      await times(16, async () => answers.push((await enter(TEST_PASSWORD, OWNER, other)).status));
      expect(new Set(answers)).toEqual(new Set([200]));
    });

    test('are forgotten with a new password, as the answer to a lock-out promises', async () => {
      await times(12, () => enter(WRONG));
      await forgot();
      await reset(pool.latestCode());
      expect((await enter(NEW)).status).toBe(200);
    });
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
