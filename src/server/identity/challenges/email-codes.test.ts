import * as auth from 'aws-amplify/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLoginName } from '../accounts/login-name.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { givePassword } from '../administration/administer.ts';
import { pointClientAt, told } from '../testing/amplify-client.ts';
import { callSignIn, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const EMAIL_STEP = 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE';

onEachDatabase((fresh) => {
  let pool: TestPool;
  let count = 0;
  let email: string;
  let accountId: string;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    pointClientAt(await pool.listen());
  });
  beforeEach(async () => {
    await auth.signOut();
    pool.pass(20 * MINUTE_MS);
    count += 1;
    email = `ann-${count}@example.org`;
    accountId = await pool.create({ email });
  });
  afterAll(async () => {
    await auth.signOut();
    await pool.close();
  });

  const enter = () =>
    told(() =>
      auth.signIn({ username: email, password: TEST_PASSWORD, options: { authFlowType: 'USER_PASSWORD_AUTH' } }),
    );
  const confirm = (challengeResponse: string) => told(() => auth.confirmSignIn({ challengeResponse }));
  const sentCode = () => /\b\d{8}\b/.exec(pool.outbox.emails()[0]?.text ?? '')?.[0] ?? 'no mail';
  const step = (signInStep: string) => ({ nextStep: { signInStep } });
  const signedIn = { isSignedIn: true };
  const setUpApp = async () => {
    const { sharedSecret } = await auth.setUpTOTP();
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(sharedSecret) }).generate({ timestamp: pool.identity.clock() });
    await auth.verifyTOTPSetup({ code: code() });
    return code;
  };

  describe('a code by e-mail beside the password', () => {
    test('is turned on, asked for, and turned off', async () => {
      await enter();
      await auth.updateMFAPreference({ email: 'PREFERRED' });
      expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['EMAIL'], preferred: 'EMAIL' });
      await auth.signOut();

      expect(await enter()).toMatchObject({
        nextStep: {
          signInStep: EMAIL_STEP,
          codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***' },
        },
      });
      expect(pool.outbox.emails()[0]).toMatchObject({ to: email, subject: expect.stringContaining('log in') });
      expect(await confirm('00000000')).toMatch(/^CodeMismatchException: Invalid code received for user/);
      expect(await confirm(sentCode())).toMatchObject(signedIn);
      await auth.updateMFAPreference({ email: 'DISABLED' });
      await auth.signOut();
      expect(await enter()).toMatchObject(signedIn);
    });

    test('and an app can be chosen between at each sign-in, or one preferred', async () => {
      await enter();
      const appCode = await setUpApp();
      await auth.updateMFAPreference({ totp: 'ENABLED', email: 'ENABLED' });
      expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP', 'EMAIL'] });
      await auth.signOut();
      expect(await enter()).toMatchObject({
        nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] },
      });
      expect(await confirm('EMAIL')).toMatchObject(step(EMAIL_STEP));
      expect(await confirm(sentCode())).toMatchObject(signedIn);
      await auth.updateMFAPreference({ totp: 'PREFERRED' });
      await auth.signOut();
      pool.pass(MINUTE_MS);
      expect(await enter()).toMatchObject(step('CONFIRM_SIGN_IN_WITH_TOTP_CODE'));
      expect(await confirm(appCode())).toMatchObject(signedIn);
      await auth.updateMFAPreference({ totp: 'NOT_PREFERRED', email: 'PREFERRED' });
      expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP', 'EMAIL'], preferred: 'EMAIL' });
    });

    test('needs a confirmed address; text messages are no second factor', async () => {
      await pool.db.updateTable('accounts').set({ emailVerified: 0 }).where('id', '=', accountId).execute();
      await enter();
      const unverified = await told(() => auth.updateMFAPreference({ email: 'ENABLED' }));
      expect(unverified).toMatch(/^InvalidParameterException: User does not have a verified email/);
      expect(await told(() => auth.updateMFAPreference({ sms: 'ENABLED' }))).toMatch(
        /^InvalidParameterException: This kind of MFA/,
      );
      const both = await told(() => auth.updateMFAPreference({ totp: 'PREFERRED', email: 'PREFERRED' }));
      expect(both).toMatch(/^InvalidParameterException/);
    });

    test('works once, for its own Session only, five tries, three minutes', async () => {
      await enter();
      await auth.updateMFAPreference({ email: 'ENABLED' });
      await auth.signOut();
      const asked = (await callSignIn(pool, email)).body;
      expect(asked['ChallengeName']).toBe('EMAIL_OTP');
      const first = sentCode();
      const other = (await callSignIn(pool, email)).body;
      const answer = async (Session: unknown, EMAIL_OTP_CODE: string) =>
        (
          await pool.call('RespondToAuthChallenge', {
            ChallengeName: 'EMAIL_OTP',
            Session,
            ChallengeResponses: { USERNAME: email, EMAIL_OTP_CODE },
          })
        ).refused;
      expect(await answer(other['Session'], first)).toBe('CodeMismatchException');
      expect(await answer(asked['Session'], first)).toBeUndefined();
      expect(await answer(asked['Session'], first)).toBe('NotAuthorizedException');

      const second = sentCode();
      for (let tries = 0; tries < 4; tries += 1) {
        expect(await answer(other['Session'], '00000000')).toBe('CodeMismatchException');
      }
      expect(await answer(other['Session'], second)).toBe('NotAuthorizedException');

      const late = (await callSignIn(pool, email)).body;
      pool.pass(3 * MINUTE_MS);
      expect(await answer(late['Session'], sentCode())).toBe('NotAuthorizedException');
    });

    test('is sent ten times a quarter of an hour, whatever strangers ask for', async () => {
      await enter();
      await auth.updateMFAPreference({ email: 'ENABLED' });
      for (let times = 0; times < 6; times += 1) await pool.call('ForgotPassword', { Username: email });
      for (let times = 0; times < 10; times += 1) {
        expect((await callSignIn(pool, email)).body['ChallengeName']).toBe('EMAIL_OTP');
      }
      expect((await callSignIn(pool, email)).refused).toBe('NotAuthorizedException');
    });
  });

  test('where a second factor is required, the last one stays on', async () => {
    const strict = await openTestPool(await fresh(), { config: { oneTimePasswords: 'ON' } });
    const id = await strict.create({ email });
    const on = { emailMfaEnabled: 1 as const };
    await strict.db.updateTable('accounts').set(on).where('id', '=', id).execute();
    const asked = (await callSignIn(strict, email)).body;
    const EMAIL_OTP_CODE = /\b\d{8}\b/.exec(strict.outbox.emails()[0]?.text ?? '')?.[0];
    const { body } = await strict.call('RespondToAuthChallenge', {
      ChallengeName: 'EMAIL_OTP',
      Session: asked['Session'],
      ChallengeResponses: { EMAIL_OTP_CODE },
    });
    const { AccessToken } = body['AuthenticationResult'] as { readonly AccessToken: string };
    const off = await strict.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: false } });
    expect(off.refused).toBe('InvalidParameterException');
    await strict.close();
  });

  test('a temporary password from an administrator ends codes by e-mail too', async () => {
    const { AccessToken } = await tokensOfSignIn(pool, email);
    await pool.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    expect((await givePassword(pool.identity, readLoginName(email))).ok).toBe(true);
    const row = await pool.db.selectFrom('accounts').select('emailMfaEnabled').where('id', '=', accountId).execute();
    expect(row).toEqual([{ emailMfaEnabled: 0 }]);
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
