import * as auth from 'aws-amplify/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../../testing/database-kinds.ts';
import { pointClientAt, told } from '../../testing/amplify-client.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../../testing/test-pool.ts';

onEachDatabase((fresh) => {
  let pool: TestPool;
  let count = 0;
  let email: string;
  let id: string;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    pointClientAt(await pool.listen());
  });
  beforeEach(async () => {
    await auth.signOut();
    pool.pass(20 * MINUTE_MS);
    count += 1;
    email = `ann-${count}@example.org`;
    id = await pool.create({ email });
  });
  afterAll(async () => {
    await auth.signOut();
    await pool.close();
  });

  type Preferred = 'EMAIL_OTP' | 'PASSWORD' | 'PASSWORD_SRP';
  const enter = (preferredChallenge?: Preferred, password?: string) =>
    told(() =>
      auth.signIn({
        username: email,
        ...(password === undefined ? {} : { password }),
        options: { authFlowType: 'USER_AUTH', ...(preferredChallenge === undefined ? {} : { preferredChallenge }) },
      }),
    );
  const confirm = (challengeResponse: string) => told(() => auth.confirmSignIn({ challengeResponse }));
  const sentCode = () => /\b\d{8}\b/.exec(pool.outbox.emails()[0]?.text ?? '')?.[0] ?? 'no mail';
  const step = (signInStep: string) => ({ nextStep: { signInStep } });
  const signedIn = { isSignedIn: true };
  const begin = (USERNAME: string, more: object = {}) =>
    pool.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME, ...more } });

  test.each([
    ['PASSWORD', 'CONFIRM_SIGN_IN_WITH_PASSWORD', () => TEST_PASSWORD],
    ['PASSWORD_SRP', 'CONFIRM_SIGN_IN_WITH_PASSWORD', () => TEST_PASSWORD],
    ['EMAIL_OTP', 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', sentCode],
  ])('of the ways to sign in, %s is chosen and works', async (way, signInStep, response) => {
    expect(await enter()).toMatchObject({
      nextStep: {
        signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
        availableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'],
      },
    });
    expect(await confirm(way)).toMatchObject(step(signInStep));
    expect(await confirm(response())).toMatchObject(signedIn);
  });

  describe('a code in a mailbox', () => {
    const answer = (Session: unknown) =>
      pool.call('RespondToAuthChallenge', {
        ChallengeName: 'EMAIL_OTP',
        ChallengeResponses: { USERNAME: email, EMAIL_OTP_CODE: sentCode() },
        Session,
      });

    test.each([
      ['that the account has left', { email: 'moved@example.org', loginEmail: 'moved@example.org' }],
      ['that is unconfirmed by now', { emailVerified: 0 as const }],
    ])('%s opens nothing', async (_how, columns) => {
      const { body } = await begin(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      const change = (to: object) => pool.db.updateTable('accounts').set(to).where('id', '=', id).execute();
      await change(columns);
      expect((await answer(body['Session'])).refused).toBe('CodeMismatchException');
      await change({ email, loginEmail: email, emailVerified: 1 });
      expect((await answer(body['Session'])).body).toHaveProperty('AuthenticationResult');
    });
  });

  test.each(['PASSWORD', 'PASSWORD_SRP'] as const)('a preferred %s is taken at once', async (way) => {
    expect(await enter(way, 'Wr0ng-one!')).toMatch(/^NotAuthorizedException: Incorrect username or password/);
    expect(await enter(way, TEST_PASSWORD)).toMatchObject(signedIn);
  });

  describe('a code by e-mail instead of a password', () => {
    test('opens, after a wrong entry too', async () => {
      expect(await enter('EMAIL_OTP')).toMatchObject({
        nextStep: { codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***' } },
      });
      expect(await confirm('00000000')).toMatch(/^CodeMismatchException/);
      expect(await confirm(sentCode())).toMatchObject(signedIn);
    });

    test('is followed by the authenticator app of who has one', async () => {
      await enter('PASSWORD', TEST_PASSWORD);
      const { sharedSecret } = await auth.setUpTOTP();
      const code = () =>
        new TOTP({ secret: Secret.fromBase32(sharedSecret) }).generate({ timestamp: pool.identity.clock() });
      await auth.verifyTOTPSetup({ code: code() });
      await auth.updateMFAPreference({ totp: 'PREFERRED' });
      await auth.signOut();
      pool.pass(MINUTE_MS);
      await enter('EMAIL_OTP');
      expect(await confirm(sentCode())).toMatchObject(step('CONFIRM_SIGN_IN_WITH_TOTP_CODE'));
      expect(await confirm(code())).toMatchObject(signedIn);
    });

    test('does not open what is to be opened by a password and a code', async () => {
      await enter('PASSWORD', TEST_PASSWORD);
      await auth.updateMFAPreference({ email: 'ENABLED' });
      await auth.signOut();
      await enter('EMAIL_OTP');
      expect(await confirm(sentCode())).toMatch(/^NotAuthorizedException: This account is opened by its password/);
    });

    test.each([
      ['nobody', async () => 'nobody@example.org'],
      [
        'who never confirmed the address',
        async () => {
          const Username = `new-${count}@example.org`;
          await pool.call('SignUp', { Username, Password: TEST_PASSWORD });
          return Username;
        },
      ],
    ])('is answered alike for %s, and not sent', async (_who, username) => {
      const name = await username();
      const sent = pool.outbox.emails().length;
      const { body } = await begin(name, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      expect(body).toMatchObject({
        ChallengeName: 'EMAIL_OTP',
        ChallengeParameters: {
          CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
          CODE_DELIVERY_DESTINATION: expect.stringMatching(/^[an]\*{3}@e\*{3}$/),
        },
      });
      expect(pool.outbox.emails()).toHaveLength(sent);
      const answer = { ChallengeName: 'EMAIL_OTP', Session: body['Session'] };
      const tried = await pool.call('RespondToAuthChallenge', {
        ...answer,
        ChallengeResponses: { USERNAME: 'x', EMAIL_OTP_CODE: '12345678' },
      });
      expect(tried.body['message']).toBe('Invalid code received for user');
    });

    test('can be asked for five times a quarter of an hour, by anybody or nobody', async () => {
      for (const username of [email, `nobody-${count}@example.org`]) {
        const answers = [];
        for (let times = 0; times < 6; times += 1) {
          answers.push((await begin(username, { PREFERRED_CHALLENGE: 'EMAIL_OTP' })).refused);
        }
        expect(answers).toEqual([...Array.from({ length: 5 }, () => undefined), 'LimitExceededException']);
      }
    });
  });

  test('a passkey that fails leaves the other ways open', async () => {
    const { body } = await begin(email, { PREFERRED_CHALLENGE: 'WEB_AUTHN' });
    const other = await pool.call('RespondToAuthChallenge', {
      ChallengeName: 'SELECT_CHALLENGE',
      Session: body['Session'],
      ChallengeResponses: { USERNAME: email, ANSWER: 'PASSWORD', PASSWORD: TEST_PASSWORD },
    });
    expect(other.body).toHaveProperty('AuthenticationResult');
  });

  test('a way that is not offered, or lacks what it needs, is refused', async () => {
    const { body } = await begin(email, { PREFERRED_CHALLENGE: 'SMS_OTP' });
    expect(body['ChallengeName']).toBe('SELECT_CHALLENGE');
    for (const ANSWER of ['SMS_OTP', 'PASSWORD', 'PASSWORD_SRP', '']) {
      const answer = await pool.call('RespondToAuthChallenge', {
        ChallengeName: 'SELECT_CHALLENGE',
        Session: body['Session'],
        ChallengeResponses: { USERNAME: email, ANSWER },
      });
      expect([ANSWER, answer.refused]).toEqual([ANSWER, 'InvalidParameterException']);
    }
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
