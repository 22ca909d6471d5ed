import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';

const OWNERS = 'The-0wners!';
const SQUATTERS = 'A-squ4tters!';
const HOME = '192.0.2.1';
const ELSEWHERE = '198.51.100.9';

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

  const signUp = async (Password: string, clientAddress = HOME, more: object = {}) => {
    const answer = await pool.call('SignUp', { Username, Password, ...more }, { clientAddress });
    return { ...answer, code: pool.latestCode() };
  };
  const confirm = (ConfirmationCode: string, clientAddress = HOME, more: object = {}) =>
    pool.call('ConfirmSignUp', { Username, ConfirmationCode, ...more }, { clientAddress });
  const enter = async (PASSWORD: string) => {
    const AuthParameters = { USERNAME: Username, PASSWORD };
    return (await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })).refused;
  };
  const key = (signUp: string) => ({ ClientMetadata: { signUp } });

  describe('wrong codes of strangers', () => {
    /** Five networks sign the address up, enter wrong codes and ask again. */
    const attack = async () => {
      for (let index = 1; index <= 5; index += 1) {
        const from = `203.0.113.${index}`;
        await signUp(SQUATTERS, from);
        for (let round = 0; round < 4; round += 1) {
          for (let times = 0; times < 5; times += 1) await confirm('x', from);
          await pool.call('ResendConfirmationCode', { Username }, { clientAddress: from });
        }
      }
      for (let index = 1; index <= 20; index += 1) await confirm('x', `198.51.100.${index}`);
    };

    test('do not keep the owner from confirming who says which sign-up is theirs', async () => {
      await attack();
      const { body, code } = await signUp(OWNERS);
      expect((await confirm(code, ELSEWHERE, { Session: body['Session'] })).status).toBe(200);
      Username = `keyed-${Username}`;
      await attack();
      const keyed = await signUp(OWNERS, HOME, key('a page'));
      expect((await confirm(keyed.code, ELSEWHERE, key('a page'))).status).toBe(200);
      expect(await enter(OWNERS)).toBeUndefined();
    });

    test('nor who enters the code where they signed up', async () => {
      await attack();
      const { code } = await signUp(OWNERS);
      expect((await confirm(code)).status).toBe(200);
      expect(await enter(OWNERS)).toBeUndefined();
    });

    test('nor for long who enters it elsewhere: signing up again there helps, as the answer says', async () => {
      const { code } = await signUp(OWNERS);
      for (let index = 1; index <= 20; index += 1) await confirm('x', `198.51.100.${index}`);
      const refused = await confirm(code, ELSEWHERE);
      expect(refused.body['message']).toBe(
        'Too many failed attempts. Please sign up again and enter the code that then comes.',
      );
      const again = await signUp(OWNERS, ELSEWHERE);
      expect((await confirm(again.code, ELSEWHERE)).status).toBe(200);
    });

    test('end alike for addresses that wait, have an account, or are unknown', async () => {
      const waits = Username;
      await signUp(OWNERS);
      await pool.create({ email: `known${count}@example.org` });
      const story = async (name: string) => {
        await pool.db.deleteFrom('attempts').execute();
        const said: unknown[] = [];
        for (let index = 1; index <= 30; index += 1) {
          const facts = { clientAddress: `203.0.113.${index % 15}` };
          said.push((await pool.call('ConfirmSignUp', { Username: name, ConfirmationCode: 'x' }, facts)).body);
          if (index % 3 === 0) await pool.call('ResendConfirmationCode', { Username: name }, facts);
        }
        return said;
      };
      const ofNobody = await story(`nobody${count}@example.org`);
      expect(new Set(ofNobody.map((body) => JSON.stringify(body))).size).toBe(2);
      expect(await story(waits)).toEqual(ofNobody);
      expect(await story(`known${count}@example.org`)).toEqual(ofNobody);
    });
  });

  test('a right code of another sign-up is spent by entering it: no guess confirms it later', async () => {
    const own = await signUp(SQUATTERS, ELSEWHERE);
    await signUp(OWNERS);
    expect((await confirm(own.code)).body['message']).toContain('another sign-up with your address');
    const said = { Session: own.body['Session'] };
    expect((await confirm(own.code, ELSEWHERE, said)).refused).toBe('TooManyFailedAttemptsException');
  });

  test('where several signed up behind one network and the client does not say, none is confirmed', async () => {
    const own = await signUp(OWNERS);
    const newest = await signUp(SQUATTERS);
    const told =
      'Somebody else on your network signed up with your address, too. Please sign up again on the login page of the studio, or on another network, and enter the code that then comes.';
    expect((await confirm('x')).body['message']).toBe('Invalid verification code provided, please try again.');
    expect((await confirm(newest.code)).body['message']).toBe(told);
    expect((await confirm(own.code, HOME, { Session: 'none' })).body['message']).toBe(
      'Too many failed attempts. Please request a code again.',
    );
    // What the answer says helps: the login page says which sign-up is its own.
    const again = await signUp(OWNERS, HOME, key('the login page'));
    expect((await confirm(again.code, HOME, key('the login page'))).status).toBe(200);
    expect(await enter(OWNERS)).toBeUndefined();
    expect(await enter(SQUATTERS)).toBe('NotAuthorizedException');
  });

  test('the keys of several windows count for one sign-up', async () => {
    await signUp(OWNERS, HOME, key('first window'));
    const { code } = await signUp(OWNERS, HOME, key('second window'));
    await signUp(OWNERS);
    expect((await confirm('x', ELSEWHERE, key('third window'))).refused).toBe('CodeMismatchException');
    expect((await confirm(code, ELSEWHERE, key('first window'))).status).toBe(200);
  });

  test('an id is the same in capitals and between blanks', async () => {
    const { body } = await signUp(SQUATTERS, ELSEWHERE);
    const typed = ` ${String(body['UserSub']).toUpperCase()}\r\n`;
    await signUp(OWNERS);
    await pool.call('ResendConfirmationCode', { Username: typed }, { clientAddress: '203.0.113.9' });
    expect(pool.outbox.emails()[0]).toMatchObject({ to: Username, text: expect.stringContaining('sign up again') });
    await pool.call('ResendConfirmationCode', { Username: typed }, { clientAddress: HOME });
    const call = { Username: typed, ConfirmationCode: pool.latestCode() };
    expect((await pool.call('ConfirmSignUp', call, { clientAddress: HOME })).status).toBe(200);
  });

  test('messages of an address and of its id are counted together, also once an account has left it', async () => {
    const id = await pool.create({ email: Username });
    const AuthParameters = { USERNAME: Username, PASSWORD: 'Passw0rd!x' };
    const signed = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    const { AccessToken } = signed.body['AuthenticationResult'] as { AccessToken: string };
    expect((await pool.call('DeleteUser', { AccessToken })).status).toBe(200);
    const story = async (waits: boolean) => {
      await pool.db.deleteFrom('attempts').execute();
      if (waits) await signUp(OWNERS, ELSEWHERE);
      const asked = { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: Username } };
      const shown = (await pool.call('InitiateAuth', asked)).body['ChallengeParameters'] as Record<string, string>;
      expect(shown['USER_ID_FOR_SRP'] ?? '').not.toBe(id);
      const said: unknown[] = [];
      for (const name of [...Array.from({ length: 5 }, () => Username), shown['USER_ID_FOR_SRP']]) {
        said.push((await pool.call('ResendConfirmationCode', { Username: name })).refused);
      }
      return said;
    };
    const before = await story(false);
    expect(before.at(-1)).toBe('LimitExceededException');
    expect(await story(true)).toEqual(before);
  });

  test('several that are confirmed at once make one account, and none fails', async () => {
    for (let round = 0; round < 6; round += 1) {
      Username = `twin${count}-${round}@example.org`;
      const given = [];
      for (const [index, from] of [HOME, ELSEWHERE, '203.0.113.7', '203.0.113.8'].entries()) {
        given.push({ from, ...(await signUp(`${OWNERS}${index}`, from)) });
      }
      const answers = await Promise.all(
        given.map(({ code, from, body }) => confirm(code, from, { Session: body['Session'] })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
      await pool.db.deleteFrom('attempts').execute();
    }
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
