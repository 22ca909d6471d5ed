import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { readLoginName } from '../accounts/login-name.ts';
import { givePassword } from '../administration/administer.ts';
import { callSignIn, type TestTokens, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { type CallAnswer, openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

// A thief has an access token, and perhaps the password, but not the authenticator app.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    count += 1;
    email = `ann${count}@example.org`;
    await pool.create({ email });
  });

  const codeOf = (secret: unknown) =>
    new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: pool.identity.clock() });
  const associate = (AccessToken: string) => pool.call('AssociateSoftwareToken', { AccessToken });
  const prefer = (AccessToken: string, more: object) => pool.call('SetUserMFAPreference', { AccessToken, ...more });
  const app = (Enabled: boolean) => ({ SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled } });
  const turnOn = async ({ AccessToken }: TestTokens) => {
    const { body } = await associate(AccessToken);
    await pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeOf(body['SecretCode']) });
    expect((await prefer(AccessToken, app(true))).status).toBe(200);
  };

  describe('an access token puts no other app in place of the owner’s', () => {
    test('unless it is of a sign-in of the last ten minutes, refreshed or not; nor turns one off', async () => {
      const tokens = await tokensOfSignIn(pool, email);
      await turnOn(tokens);
      pool.pass(10 * MINUTE_MS + 1000);
      const { body } = await pool.call('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken });
      const { AccessToken } = body['AuthenticationResult'] as TestTokens;
      const refused = {
        __type: 'NotAuthorizedException',
        message: 'Please log in again before you change how your account is protected.',
      };
      expect((await associate(AccessToken)).body).toEqual(refused);
      expect((await prefer(AccessToken, app(false))).body).toEqual(refused);
      expect((await callSignIn(pool, email)).body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    });

    test('and its owner is written to', async () => {
      await turnOn(await tokensOfSignIn(pool, email));
      const [turnedOn, setUp] = pool.outbox.emails();
      expect([setUp?.to, setUp?.subject]).toEqual([email, 'Nakshi: An authenticator app was set up']);
      expect([turnedOn?.to, turnedOn?.subject]).toEqual([email, 'Nakshi: How you log in was changed']);
    });
  });

  describe('codes by e-mail beside the app', () => {
    const byEmail = { EmailMfaSettings: { Enabled: true, PreferredMfa: true } };

    test('are neither turned on nor preferred by a stale token, so that the mailbox alone opens nothing', async () => {
      const { AccessToken } = await tokensOfSignIn(pool, email);
      await turnOn({ AccessToken } as TestTokens);
      pool.pass(10 * MINUTE_MS + 1000);
      expect((await prefer(AccessToken, byEmail)).refused).toBe('NotAuthorizedException');
      await pool.call('ForgotPassword', { Username: email });
      const reset = { Username: email, ConfirmationCode: pool.latestCode(), Password: TEST_PASSWORD };
      expect((await pool.call('ConfirmForgotPassword', reset)).status).toBe(200);
      expect((await callSignIn(pool, email)).body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    });

    test('their owner is written to, whether a factor is added, preferred or removed', async () => {
      const { AccessToken } = await tokensOfSignIn(pool, email);
      const letters = () => pool.outbox.emails().filter(({ to }) => to === email).length;
      for (const [more, written] of [
        [{ EmailMfaSettings: { Enabled: true } }, 1],
        [{ EmailMfaSettings: { Enabled: true } }, 1],
        [byEmail, 2],
        [{ EmailMfaSettings: { Enabled: false } }, 3],
      ] as const) {
        expect((await prefer(AccessToken, more)).status).toBe(200);
        expect(letters()).toBe(written);
      }
    });

    test('a sign-in that passed the one does not count once the other is preferred', async () => {
      const tokens = await tokensOfSignIn(pool, email);
      await prefer(tokens.AccessToken, { EmailMfaSettings: { Enabled: true } });
      const asked = (await callSignIn(pool, email)).body;
      const EMAIL_OTP_CODE = /\b\d{8}\b/.exec(pool.outbox.emails()[0]?.text ?? '')?.[0];
      const { body } = await pool.call('RespondToAuthChallenge', {
        ChallengeName: 'EMAIL_OTP',
        Session: asked['Session'],
        ChallengeResponses: { USERNAME: email, EMAIL_OTP_CODE },
      });
      const { AccessToken: byMailbox } = body['AuthenticationResult'] as TestTokens;
      await turnOn(tokens);
      expect((await prefer(byMailbox, app(false))).refused).toBe('NotAuthorizedException');
    });
  });

  describe('whoever knows the password and enters wrong one-time passwords elsewhere', () => {
    const enter = async (SOFTWARE_TOKEN_MFA_CODE: string, clientAddress: string) => {
      const AuthParameters = { USERNAME: email, PASSWORD: TEST_PASSWORD };
      const from = { clientAddress };
      const asked = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, from);
      const call = {
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: asked.body['Session'],
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE },
      };
      return pool.call('RespondToAuthChallenge', call, from);
    };
    const HOME = '192.0.2.1';
    let secret: unknown;
    beforeEach(async () => {
      const tokens = await tokensOfSignIn(pool, email);
      const { AccessToken } = tokens;
      secret = (await associate(AccessToken)).body['SecretCode'];
      await pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeOf(secret) }, { clientAddress: HOME });
      await prefer(AccessToken, app(true));
      pool.pass(MINUTE_MS);
    });

    test('keeps the owner out nowhere where a right one was entered', async () => {
      for (let times = 0; times < 12; times += 1) await enter('000000', '203.0.113.66');
      expect((await enter(codeOf(secret), HOME)).status).toBe(200);
    });

    test('has ten in all, from however many addresses', async () => {
      const answers: unknown[] = [];
      for (let times = 0; times < 14; times += 1) answers.push((await enter('000000', `203.0.113.${times}`)).refused);
      expect(answers.filter((refused) => refused === 'CodeMismatchException')).toHaveLength(10);
      expect(answers.at(-1)).toBe('NotAuthorizedException');
    });

    test('has ten a day, whatever right ones are entered between them', async () => {
      await pool.db.deleteFrom('attempts').execute();
      const answers: unknown[] = [];
      for (let times = 0; times < 20; times += 1) {
        if (times === 8) await enter(codeOf(secret), '203.0.113.77');
        if (times % 9 === 8) pool.pass(16 * MINUTE_MS);
        answers.push((await enter('000000', '203.0.113.66')).refused);
      }
      expect(answers.filter((refused) => refused === 'CodeMismatchException')).toHaveLength(10);
      expect(answers.at(-1)).toBe('NotAuthorizedException');
    });

    describe('and the owner resets the password', () => {
      const NEW_PLACE = '198.51.100.44';
      const reset = async (Password: string) => {
        await pool.call('ForgotPassword', { Username: email }, { clientAddress: NEW_PLACE });
        const code = pool.outbox.emails().find(({ subject }) => subject.endsWith('Reset your password'))?.text;
        const call = { Username: email, ConfirmationCode: /\d{6}/.exec(code ?? '')?.[0], Password };
        const answer = await pool.call('ConfirmForgotPassword', call, { clientAddress: NEW_PLACE });
        expect(answer.status).toBe(200);
      };
      const NEWER = 'Brand-n3w!';
      /** As whoever knows the present password. */
      const enterWith = async (PASSWORD: string, SOFTWARE_TOKEN_MFA_CODE: string, clientAddress: string) => {
        const AuthParameters = { USERNAME: email, PASSWORD };
        const begin = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
        const { Session } = (await pool.call('InitiateAuth', begin, { clientAddress })).body;
        const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE };
        const call = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses };
        return pool.call('RespondToAuthChallenge', call, { clientAddress });
      };
      const wrongOnes = async (password: string, times: number, clientAddress: string) => {
        const answers: unknown[] = [];
        for (let index = 0; index < times; index += 1) {
          answers.push((await enterWith(password, '000000', clientAddress)).refused);
        }
        return answers.filter((refused) => refused === 'CodeMismatchException').length;
      };

      test.each([
        ['a new place', '198.51.100.45', ['203.0.113.66']],
        ['home, where a neighbour entered them, too', HOME, ['203.0.113.66', HOME]],
      ])('gets in at %s', async (_where, place, used) => {
        for (const one of used) expect(await wrongOnes(TEST_PASSWORD, 12, one)).toBe(10);
        expect((await enterWith(TEST_PASSWORD, codeOf(secret), place)).body['message']).toMatch(/reset your password/);
        await reset(NEWER);
        expect((await enterWith(NEWER, codeOf(secret), place)).status).toBe(200);
      });

      test('which gives nobody more than sixteen wrong ones a day, however often it is reset', async () => {
        await pool.db.deleteFrom('attempts').execute();
        let compared = await wrongOnes(TEST_PASSWORD, 12, '203.0.113.66');
        for (const password of ['Brand-n3w!1', 'Brand-n3w!2', 'Brand-n3w!3']) {
          await reset(password);
          compared += await wrongOnes(password, 8, '203.0.113.67');
        }
        expect(compared).toBe(16);
      });
    });
  });

  describe('a place that a one-time password made known is of the app that gave it', () => {
    const THERE = '198.51.100.7';
    const ELSEWHERE = '203.0.113.66';
    let tokens: TestTokens;
    let secret: unknown;
    const signIn = async (SOFTWARE_TOKEN_MFA_CODE: string, clientAddress: string) => {
      const AuthParameters = { USERNAME: email, PASSWORD: TEST_PASSWORD };
      const call = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
      const { Session } = (await pool.call('InitiateAuth', call, { clientAddress })).body;
      const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE };
      const answer = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses };
      return pool.call('RespondToAuthChallenge', answer, { clientAddress });
    };
    const setUp = async () => {
      const { AccessToken } = tokens;
      secret = (await associate(AccessToken)).body['SecretCode'];
      expect((await pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeOf(secret) })).status).toBe(200);
      expect((await prefer(AccessToken, app(true))).status).toBe(200);
      pool.pass(MINUTE_MS);
    };
    let entered: CallAnswer;
    beforeEach(async () => {
      tokens = await tokensOfSignIn(pool, email);
      await setUp();
      entered = await signIn(codeOf(secret), THERE);
      pool.pass(MINUTE_MS);
    });
    /** Whether wrong ones elsewhere keep somebody out there, as they do a stranger. */
    const isStranger = async () => {
      expect(entered.status).toBe(200);
      for (let times = 0; times < 10; times += 1) await signIn('000000', ELSEWHERE);
      const { refused } = await signIn('000000', THERE);
      expect(['NotAuthorizedException', 'CodeMismatchException']).toContain(refused);
      return refused === 'NotAuthorizedException';
    };

    test('as long as that is the one', async () => {
      expect(await isStranger()).toBe(false);
    });

    test('once there is another it is a stranger’s, and where that was set up is none', async () => {
      await setUp();
      expect(await isStranger()).toBe(true);
      expect((await signIn(codeOf(secret), '192.0.2.1')).status).toBe(200);
    });

    test('once it was turned off, also where it is turned on again', async () => {
      for (const isOn of [false, true]) expect((await prefer(tokens.AccessToken, app(isOn))).status).toBe(200);
      expect(await isStranger()).toBe(true);
    });

    test('once an administrator gave a password, because the phone was lost', async () => {
      const given = await givePassword(pool.identity, readLoginName(email));
      const PASSWORD = given.ok ? given.value.password : '';
      const { Session } = (await callSignIn(pool, email, { PASSWORD })).body;
      const ChallengeResponses = { USERNAME: email, NEW_PASSWORD: TEST_PASSWORD };
      const call = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, ChallengeResponses };
      tokens = (await pool.call('RespondToAuthChallenge', call)).body['AuthenticationResult'] as TestTokens;
      await setUp();
      expect(await isStranger()).toBe(true);
    });
  });

  test('two factors that two windows turn on at once are both on', async () => {
    const tokens = await tokensOfSignIn(pool, email);
    await turnOn(tokens);
    const emails = (Enabled: boolean) => ({ EmailMfaSettings: { Enabled } });
    const set = (more: object) => prefer(tokens.AccessToken, more);
    for (let round = 0; round < 8; round += 1) {
      await set({ ...app(false), ...emails(false) });
      await Promise.all([set(app(true)), set(emails(true))]);
      const { body } = await pool.call('GetUser', { AccessToken: tokens.AccessToken });
      expect(body['UserMFASettingList']).toEqual(['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']);
    }
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
