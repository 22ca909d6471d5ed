import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const HOME = '198.18.6.6';
const NEW = 'Brand-n3w!';
const LIMIT_PAUSE_MS = 15 * MINUTE_MS;

// A neighbour behind the owner's own address tries the owner's account: nothing tells their calls from the owner's.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let owner: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    owner = `owner${count}@example.org`;
    await pool.create({ email: owner });
    // The owner is at home here.
    await enter(TEST_PASSWORD);
  });

  const call = (operation: string, body: object, clientAddress = HOME) => pool.call(operation, body, { clientAddress });
  const enter = async (PASSWORD: string, USERNAME = owner) =>
    (await call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } })).refused;
  const forgot = async (Username = owner, clientAddress = HOME) =>
    (await call('ForgotPassword', { Username }, clientAddress)).refused;
  const reset = async (ConfirmationCode: string, Username = owner, clientAddress = HOME) =>
    (await call('ConfirmForgotPassword', { Username, ConfirmationCode, Password: NEW }, clientAddress)).refused;
  const letters = () => pool.outbox.emails().filter(({ to }) => to === owner);
  /** Of the last letter: six digits, and the longer code where there is one. */
  const [shortCode, longCode] = [/\b\d{6}\b/, /\b\d{6}(-[0-9A-Z]{4}){4}\b/].map(
    (pattern) => () => pattern.exec(letters()[0]?.text ?? '')?.[0] ?? 'none',
  ) as [() => string, () => string];

  /** Everything that the neighbour can use up: letters, entries of their codes, passwords. */
  const useUp = async () => {
    for (let times = 0; times < 10; times += 1) await enter('Wr0ng-one!');
    for (let asked = 0; asked < 5; asked += 1) {
      await forgot();
      for (let times = 0; times < 6; times += 1) await reset('000000');
    }
  };

  test('the longer code of the last letter sets a new password at home, whatever a neighbour has used up', async () => {
    await useUp();
    expect(await enter(TEST_PASSWORD)).toBe('NotAuthorizedException');
    expect(await forgot()).toBe('LimitExceededException');
    expect(await reset(shortCode())).toBe('TooManyFailedAttemptsException');
    expect(await reset(longCode())).toBeUndefined();
    expect(await enter(NEW)).toBeUndefined();
  });

  test('so it does as it is typed from a letter: in small letters, without its lines', async () => {
    await useUp();
    expect(await reset(` ${longCode().toLowerCase().replaceAll('-', '')} `)).toBeUndefined();
  });

  test('who can have no more letters that day is led on to the code of the last one', async () => {
    await useUp();
    pool.pass(LIMIT_PAUSE_MS);
    await useUp();
    const sent = letters().length;
    pool.pass(LIMIT_PAUSE_MS);
    for (let times = 0; times < 3; times += 1) expect(await forgot()).toBeUndefined();
    expect(letters()).toHaveLength(sent);
    expect(await reset(longCode())).toBeUndefined();
  });

  test('a flood of wrong codes from many networks keeps no owner from it at a new place either', async () => {
    await forgot(owner, '203.0.113.1');
    for (let network = 1; network <= 40; network += 1) {
      for (let times = 0; times < 5; times += 1) await reset('000000', owner, `203.0.${network}.1`);
    }
    const elsewhere = '198.51.100.9';
    await forgot(owner, elsewhere);
    expect(await reset(shortCode(), owner, elsewhere)).toBe('TooManyFailedAttemptsException');
    expect(await reset(longCode(), owner, elsewhere)).toBeUndefined();
  });

  test('who asks once a day gets six digits and nothing else to read', async () => {
    await forgot();
    expect([shortCode(), longCode()]).toEqual([expect.stringMatching(/^\d{6}$/), 'none']);
    pool.pass(DAY_MS + 1);
    await forgot();
    expect(longCode()).toBe('none');
  });

  test('it works once, and a wrong one never', async () => {
    await useUp();
    const right = longCode();
    const wrong = `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`;
    for (const one of [wrong, `${right}0`, right.slice(7)]) expect(await reset(one)).not.toBeUndefined();
    expect(await reset(right)).toBeUndefined();
    expect(await reset(right)).toBe('CodeMismatchException');
  });

  test('an address without an account is answered the same throughout', async () => {
    const story = async (name: string) => {
      const said: unknown[] = [];
      for (let times = 0; times < 2; times += 1) {
        for (let asked = 0; asked < 7; asked += 1) {
          said.push(await forgot(name));
          for (let entered = 0; entered < 6; entered += 1) said.push(await reset('000000', name));
        }
        said.push(await reset('123456-AAAA-BBBB-CCCC-DDDD', name));
        pool.pass(LIMIT_PAUSE_MS);
      }
      said.push(await forgot(name), await forgot(name));
      return said;
    };
    await pool.db.deleteFrom('attempts').execute();
    const known = await story(owner);
    await pool.db.deleteFrom('attempts').execute();
    expect(await story(`nobody${count}@example.org`)).toEqual(known);
    expect(known.at(-1)).toBeUndefined();
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
