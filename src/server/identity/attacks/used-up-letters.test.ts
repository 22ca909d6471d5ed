import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';

const OWNERS = 'The-0wners!';
const SQUATTERS = 'A-squ4tters!';
const HOME = '192.0.2.1';
const ELSEWHERE = '198.51.100.9';
const network = (index: number) => `203.0.${index}.7`;

// Strangers in many networks use up what one mailbox may be sent in a day.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let Username: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    Username = `ann${count}@example.org`;
  });

  const lettersTo = () => pool.outbox.emails().filter(({ to }) => to === Username);
  const longerIn = (text = '') => /\d{6}(?:-[0-9A-Z]{4}){4}/.exec(text)?.[0] ?? 'none';
  const signUp = (Password: string, clientAddress: string, more: object = {}) =>
    pool.call('SignUp', { Username, Password, ...more }, { clientAddress });
  const confirm = (ConfirmationCode: string, more: object = {}, clientAddress = HOME) =>
    pool.call('ConfirmSignUp', { Username, ConfirmationCode, ...more }, { clientAddress });
  const enter = async (PASSWORD: string) => {
    const AuthParameters = { USERNAME: Username, PASSWORD };
    return (await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })).refused;
  };

  describe('a newcomer whose address strangers have signed up from thirty-one networks', () => {
    beforeEach(async () => {
      for (let index = 0; index < 31; index += 1) await signUp(SQUATTERS, network(index));
    });

    test('signs up, without a further letter, and confirms by the longer code of the letters that there are', async () => {
      const own = await signUp(OWNERS, HOME);
      expect([own.status, lettersTo().length]).toEqual([200, 30]);
      const longer = longerIn(lettersTo()[0]?.text);
      expect((await confirm(longer.toLowerCase().replaceAll('-', ' '), { Session: own.body['Session'] })).status).toBe(
        200,
      );
      expect([await enter(OWNERS), await enter(SQUATTERS)]).toEqual([undefined, 'NotAuthorizedException']);
    });

    test('likewise whose client names a key, elsewhere too, and by an older letter', async () => {
      const key = { ClientMetadata: { signUp: 'a page' } };
      await signUp(OWNERS, HOME, key);
      expect((await confirm(longerIn(lettersTo()[5]?.text), key, ELSEWHERE)).status).toBe(200);
      expect(await enter(OWNERS)).toBeUndefined();
    });

    test('confirms no stranger’s by it: without its client’s word it is refused, and stays good', async () => {
      const longer = longerIn(lettersTo()[0]?.text);
      const { body } = await signUp(OWNERS, HOME);
      expect((await confirm(longer)).refused).toBe('CodeMismatchException');
      expect((await confirm(longer, { ClientMetadata: { signUp: 'of nobody' } })).refused).toBe(
        'CodeMismatchException',
      );
      expect((await confirm(longer, { Session: body['Session'] })).status).toBe(200);
    });

    test('a stranger gets in by no longer code that they make up, nor by one of before, over', async () => {
      const { body } = await signUp(SQUATTERS, ELSEWHERE);
      const longer = longerIn(lettersTo()[0]?.text);
      const wrong = `${longer.slice(0, -1)}${longer.endsWith('0') ? '1' : '0'}`;
      expect((await confirm(wrong, { Session: body['Session'] })).refused).toBe('CodeMismatchException');
      pool.pass(25 * HOUR_MS);
      expect((await confirm(longer, { Session: body['Session'] })).refused).toBe('CodeMismatchException');
    });

    test('is pushed out by fewer than two hundred further networks at no time', async () => {
      const { body } = await signUp(OWNERS, HOME);
      for (let index = 0; index < 199; index += 1) await signUp(SQUATTERS, `198.18.${index}.7`);
      expect((await confirm(longerIn(lettersTo()[0]?.text), { Session: body['Session'] })).status).toBe(200);
      // What waits does not grow without end.
      Username = `full-${Username}`;
      for (let index = 0; index < 31; index += 1) await signUp(SQUATTERS, network(index));
      for (let index = 0; index < 210; index += 1) await signUp(SQUATTERS, `198.18.${index}.7`);
      const rows = await pool.db
        .selectFrom('signUps')
        .select('id')
        .where('email', '=', Username as never)
        .execute();
      expect(rows).toHaveLength(230);
    });
  });

  test('a lone sign-up gets a letter with six digits and nothing else', async () => {
    const { body } = await signUp(OWNERS, HOME);
    expect(longerIn(lettersTo()[0]?.text)).toBe('none');
    expect((await confirm(pool.latestCode(), { Session: body['Session'] })).status).toBe(200);
  });

  test('an owner at a new place whose codes to sign in were used up gets in by resetting the password there', async () => {
    await pool.create({ email: Username, password: OWNERS });
    const askCode = (clientAddress: string) => {
      const AuthParameters = { USERNAME: Username, PREFERRED_CHALLENGE: 'EMAIL_OTP' };
      return pool.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters }, { clientAddress });
    };
    let sent = 0;
    for (; sent < 40; sent += 1) if ((await askCode(network(sent))).refused !== undefined) break;
    expect(sent).toBe(20);
    expect((await askCode(HOME)).refused).toBe('LimitExceededException');
    expect((await pool.call('ForgotPassword', { Username }, { clientAddress: HOME })).status).toBe(200);
    const reset = { Username, ConfirmationCode: pool.latestCode(), Password: 'An0ther-one!' };
    expect((await pool.call('ConfirmForgotPassword', reset, { clientAddress: HOME })).status).toBe(200);
    expect((await askCode(HOME)).body['ChallengeName']).toBe('EMAIL_OTP');
  });
});
