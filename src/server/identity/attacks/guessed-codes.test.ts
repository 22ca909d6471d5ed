import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { decodeJwt } from 'jose';
import { ok } from '#shared/result.ts';
import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import type { TextMessage } from '../../sms/sms.ts';
import { emailOfAccount } from '../tokens/verified-email.ts';
import type { TestTokens } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const BOSS = 'boss@example.org';
const HOME = '192.0.2.1';
const STRANGER = '203.0.113.66';
const ELSEWHERE = '198.51.100.9';
const NEW = 'Brand-n3w!';

onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let count = 0;
  const texts: TextMessage[] = [];
  beforeAll(async () => {
    const sms = { send: async (text: TextMessage) => ok(void texts.push(text)) };
    pool = await openTestPool(await fresh(), { config: { adminEmails: [emailAddress(BOSS)] }, sms });
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
    await pool.create({ email });
  });

  const enter = (clientAddress = HOME, PASSWORD = TEST_PASSWORD) =>
    pool.call(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD } },
      { clientAddress },
    );
  const signIn = async (clientAddress = HOME) =>
    (await enter(clientAddress)).body['AuthenticationResult'] as TestTokens;
  const network = (index: number) => `2001:db8:${index.toString(16)}::1`;

  describe('a code that confirms an address or a number which one can’t read', () => {
    /** Enters five wrong codes at each of thirty networks, at all of which the account has just signed in. */
    const guess = async (AccessToken: string, AttributeName: string) => {
      const answers: unknown[] = [];
      for (let index = 1; index <= 30; index += 1) {
        await signIn(network(index));
        for (let times = 0; times < 5; times += 1) {
          const call = { AccessToken, AttributeName, Code: 'x' };
          const { body } = await pool.call('VerifyUserAttribute', call, { clientAddress: network(index) });
          answers.push(body['message']);
        }
      }
      return answers;
    };
    const WRONG = 'Invalid verification code provided, please try again.';

    test('has three entries, at however many places, and names no administrator', async () => {
      const { AccessToken } = await signIn();
      const move = { AccessToken, UserAttributes: [{ Name: 'email', Value: BOSS }] };
      expect((await pool.call('UpdateUserAttributes', move)).status).toBe(200);
      const code = pool.latestCode();
      const answers = await guess(AccessToken, 'email');
      expect(answers.slice(0, 3)).toEqual([WRONG, WRONG, 'Too many failed attempts. Please request a code again.']);
      expect(answers.slice(3)).not.toContain(WRONG);
      const right = { AccessToken, AttributeName: 'email', Code: code };
      expect((await pool.call('VerifyUserAttribute', right)).refused).toBe('TooManyFailedAttemptsException');
      const { IdToken } = await signIn();
      expect(decodeJwt(IdToken)['cognito:groups'] ?? []).not.toContain(ADMIN_GROUP);
    });

    test('the same by text message', async () => {
      const { AccessToken } = await signIn();
      const UserAttributes = [{ Name: 'phone_number', Value: '+12025550123' }];
      expect((await pool.call('UpdateUserAttributes', { AccessToken, UserAttributes })).status).toBe(200);
      const answers = await guess(AccessToken, 'phone_number');
      expect(answers.filter((message) => message === WRONG)).toHaveLength(2);
    });

    test('has twenty entries a day of one account, however often it asks for another', async () => {
      const { AccessToken } = await signIn();
      const move = { AccessToken, UserAttributes: [{ Name: 'email', Value: `free${count}@example.com` }] };
      const said: unknown[] = [];
      for (let round = 0; round < 9; round += 1) {
        await pool.db.deleteFrom('attempts').where('key', 'like', 'messages%').execute();
        expect((await pool.call('UpdateUserAttributes', move)).status).toBe(200);
        for (let times = 0; times < 3; times += 1) {
          const call = { AccessToken, AttributeName: 'email', Code: 'x' };
          said.push((await pool.call('VerifyUserAttribute', call)).body['message']);
        }
      }
      expect(said.indexOf('Too many failed attempts. Please try again in a day.')).toBe(20);
    });

    test('is replaced once it is spent, and then opens', async () => {
      const { AccessToken } = await signIn();
      const Value = `moved${count}@example.com`;
      const move = { AccessToken, UserAttributes: [{ Name: 'email', Value }] };
      await pool.call('UpdateUserAttributes', move);
      const spent = pool.latestCode();
      const verify = (Code: string) => pool.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
      for (let times = 0; times < 3; times += 1) await verify('x');
      await pool.call('UpdateUserAttributes', move);
      expect(pool.latestCode()).not.toBe(spent);
      expect((await verify(pool.latestCode())).status).toBe(200);
    });
  });

  test('an address of ADMIN_EMAILS gives nobody power before its code was entered', async () => {
    const unread = await pool.create({ email: BOSS, isEmailVerified: false });
    const emailOf = () => emailOfAccount(pool.db)({ id: unread, groups: [] }, '');
    expect(await emailOf()).toBeUndefined();
    const AuthParameters = { USERNAME: BOSS, PASSWORD: TEST_PASSWORD };
    const signed = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    const { AccessToken, IdToken } = signed.body['AuthenticationResult'] as TestTokens;
    expect(decodeJwt(IdToken)['cognito:groups'] ?? []).not.toContain(ADMIN_GROUP);
    await pool.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    expect(pool.outbox.emails()[0]?.to).toBe(BOSS);
    const call = { AccessToken, AttributeName: 'email', Code: pool.latestCode() };
    expect((await pool.call('VerifyUserAttribute', call)).status).toBe(200);
    expect(await emailOf()).toBe(BOSS);
  });

  describe('a neighbour’s wrong codes for others behind the same address', () => {
    const asNeighbour = async () => {
      for (let index = 0; index < 110; index += 1) {
        const call = { Username: `nobody${index}@example.org`, ConfirmationCode: '000000' };
        await pool.call('ConfirmSignUp', call, { clientAddress: HOME });
      }
    };

    test('keep no owner out who signed in there before', async () => {
      const { AccessToken } = await signIn();
      const EmailMfaSettings = { Enabled: true, PreferredMfa: true };
      await pool.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings });
      await asNeighbour();
      const asked = await enter();
      const EMAIL_OTP_CODE = /\d{8}/.exec(pool.outbox.emails()[0]?.text ?? '')?.[0] ?? 'no mail';
      const answered = await pool.call('RespondToAuthChallenge', {
        ChallengeName: 'EMAIL_OTP',
        Session: asked.body['Session'],
        ChallengeResponses: { USERNAME: email, EMAIL_OTP_CODE },
      });
      expect(answered.body).toHaveProperty('AuthenticationResult');
      await pool.call('ForgotPassword', { Username: email });
      const reset = { Username: email, ConfirmationCode: pool.latestCode(), Password: NEW };
      expect((await pool.call('ConfirmForgotPassword', reset)).status).toBe(200);
    });

    test('nor a newcomer who signed up there', async () => {
      await asNeighbour();
      const Username = `new${count}@example.org`;
      await pool.call('SignUp', { Username, Password: TEST_PASSWORD });
      const call = { Username, ConfirmationCode: pool.latestCode() };
      expect((await pool.call('ConfirmSignUp', call)).status).toBe(200);
    });
  });

  test('whoever knows the password makes no number of places from which to guess the code of a reset', async () => {
    await pool.call('ForgotPassword', { Username: email });
    const answers: unknown[] = [];
    for (let index = 1; index <= 20; index += 1) {
      await signIn(network(index));
      for (let times = 0; times < 5; times += 1) {
        const call = { Username: email, ConfirmationCode: 'x', Password: NEW };
        const { refused } = await pool.call('ConfirmForgotPassword', call, { clientAddress: network(index) });
        answers.push(refused);
      }
    }
    expect(answers.filter((refused) => refused === 'CodeMismatchException')).toHaveLength(40);
  });

  test('a newcomer gets in whatever wrong passwords come from elsewhere: a right code makes the place known', async () => {
    email = `new${count}@example.org`;
    const attack = async () => {
      for (let index = 0; index < 50; index += 1) await enter(network(index % 25), 'Wr0ng-one!');
    };
    await attack();
    await pool.call('SignUp', { Username: email, Password: TEST_PASSWORD }, { clientAddress: HOME });
    const call = { Username: email, ConfirmationCode: pool.latestCode() };
    expect((await pool.call('ConfirmSignUp', call, { clientAddress: HOME })).status).toBe(200);
    await attack();
    expect((await enter(ELSEWHERE)).refused).toBe('NotAuthorizedException');
    expect((await enter()).body).toHaveProperty('AuthenticationResult');
    expect((await enter(STRANGER)).refused).toBe('NotAuthorizedException');
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
