import * as auth from 'aws-amplify/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { type ClientStore, heldRefreshToken, pointClientAt, told } from './testing/amplify-client.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from './testing/test-pool.ts';

const WRONG = 'Wr0ng-one!';
const NEW = 'Brand-n3w!';
const LIMIT_PAUSE_MS = 15 * MINUTE_MS;

// The unmodified client of Amazon Cognito against this pool, over HTTP, on both databases.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let endpoint: string;
  let store: ClientStore;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    endpoint = await pool.listen();
    store = pointClientAt(endpoint);
  });
  afterEach(() => auth.signOut());
  afterAll(() => pool.close());

  const signIn = (username: string, password = TEST_PASSWORD) => told(() => auth.signIn({ username, password }));
  // The client needs half a second for SRP, so tests of other things sign in without it.
  const enter = (username: string, password = TEST_PASSWORD) =>
    told(() => auth.signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } }));
  const signUp = (username: string, password = TEST_PASSWORD, autoSignIn = false) =>
    told(() => auth.signUp({ username, password, options: { userAttributes: { email: username }, autoSignIn } }));
  const confirm = (username: string, confirmationCode: string) =>
    told(() => auth.confirmSignUp({ username, confirmationCode }));
  const nextStep = (signInStep: string) => ({ nextStep: expect.objectContaining({ signInStep }) });
  const signedIn = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
  const wrongPassword = 'NotAuthorizedException: Incorrect username or password.';
  const accessToken = async () => String((await auth.fetchAuthSession()).tokens?.accessToken);

  describe('signing up', () => {
    test.each([
      ['short', 'Password not long enough'],
      ['passw0rd!', 'Password must have uppercase characters'],
      ['PASSW0RD!', 'Password must have lowercase characters'],
      ['Password!', 'Password must have numeric characters'],
      ['Passw0rdx', 'Password must have symbol characters'],
    ])('with %s says which rule it breaks', async (password, rule) => {
      const said = await signUp('weak@example.org', password);
      expect(said).toBe(`InvalidPasswordException: Password did not conform with policy: ${rule}`);
    });

    test('sends a code, names its destination, and confirms with it', async () => {
      const answer = await signUp('Ann@Example.org');
      expect(answer).toMatchObject({ isSignUpComplete: false, nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } });
      expect(answer).toMatchObject({ nextStep: { codeDeliveryDetails: { destination: 'a***@e***' } } });
      expect(pool.outbox.emails()[0]?.to).toBe('ann@example.org');
      expect(await signIn('ann@example.org')).toMatchObject(nextStep('CONFIRM_SIGN_UP'));
      expect(await confirm('ann@example.org', 'x')).toMatch(/^CodeMismatchException: Invalid verification code/);
      expect(await confirm('ann@example.org', pool.latestCode())).toMatchObject({ isSignUpComplete: true });
      expect(await signUp('ann@example.org')).toBe('UsernameExistsException: User already exists');
      expect(await enter('ANN@example.org')).toMatchObject(signedIn);
    });

    test('can send the code again, until it is entered', async () => {
      await signUp('bea@example.org');
      const [first, before] = [pool.latestCode(), pool.outbox.emails().length];
      const again = await told(() => auth.resendSignUpCode({ username: 'bea@example.org' }));
      expect(again).toMatchObject({ destination: 'b***@e***', attributeName: 'email' });
      expect([pool.latestCode(), pool.outbox.emails().length]).toEqual([first, before + 1]);
      await confirm('bea@example.org', pool.latestCode());
      const late = await told(() => auth.resendSignUpCode({ username: 'bea@example.org' }));
      expect(late).toEqual(again);
      expect(pool.outbox.emails()).toHaveLength(before + 1);
      expect(await confirm('bea@example.org', '123456')).toMatch(/^CodeMismatchException/);
    });

    test('signs in by itself when asked to', async () => {
      await signUp('cleo@example.org', TEST_PASSWORD, true);
      const confirmed = await confirm('cleo@example.org', pool.latestCode());
      expect(confirmed).toMatchObject({ nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' } });
      expect(await told(() => auth.autoSignIn())).toMatchObject(signedIn);
      expect(await signIn('cleo@example.org')).toMatch(/There is already a signed in user/);
    });

    test('a code lasts a day', async () => {
      await signUp('dora@example.org');
      const code = pool.latestCode();
      pool.pass(24 * 60 * MINUTE_MS);
      expect(await confirm('dora@example.org', code)).toMatch(/^ExpiredCodeException/);
    });

    test('keeps the other attributes, and drops forged ones', async () => {
      const options = { userAttributes: { email: 'eva@example.org', name: 'Eva', phone_number: '+12025550123' } };
      await auth.signUp({ username: 'eva@example.org', password: TEST_PASSWORD, options });
      await confirm('eva@example.org', pool.latestCode());
      await enter('eva@example.org');
      const attributes = await auth.fetchUserAttributes();
      const verified = { email_verified: 'true', phone_number_verified: 'false' };
      expect(attributes).toEqual({ sub: expect.any(String), ...verified, ...options.userAttributes });
    });
  });

  describe('signing in', () => {
    beforeAll(() => pool.create({ email: 'fay@example.org', groups: ['admin'] }));

    test('with a wrong password and without an account is refused in the same words', async () => {
      expect(await signIn('fay@example.org', WRONG)).toBe(wrongPassword);
      expect(await signIn('nobody@example.org', WRONG)).toBe(wrongPassword);
    });

    test('by SRP gives an identity, with the groups in the token', async () => {
      expect(await signIn('fay@example.org')).toMatchObject(signedIn);
      const { tokens } = await auth.fetchAuthSession();
      expect(tokens?.accessToken.payload['cognito:groups']).toEqual(['admin']);
      expect((await auth.getCurrentUser()).userId).toBe(tokens?.idToken?.payload.sub);
      expect(tokens?.idToken?.payload['email']).toBe('fay@example.org');
    });

    test('works with a plain password, too', async () => {
      const options = { authFlowType: 'USER_PASSWORD_AUTH' as const };
      const enter = (password: string) => told(() => auth.signIn({ username: 'fay@example.org', password, options }));
      expect(await enter(WRONG)).toBe(wrongPassword);
      expect(await enter(TEST_PASSWORD)).toMatchObject(signedIn);
    });

    test('gives tokens that verify with the published keys', async () => {
      await signIn('fay@example.org');
      const { tokens } = await auth.fetchAuthSession();
      const { poolId, clientId, issuer } = pool.identity.config;
      const keys = createRemoteJWKSet(new URL(`${endpoint}/${poolId}/.well-known/jwks.json`));
      const { payload } = await jwtVerify(String(tokens?.idToken), keys, { issuer, audience: clientId });
      expect(payload).toMatchObject({ email: 'fay@example.org', email_verified: true, token_use: 'id' });
    });

    test('without a password or a name is not even sent', async () => {
      expect(await signIn('', TEST_PASSWORD)).toMatch(/username is required/);
      expect(await signIn('fay@example.org', '')).toMatch(/password is required/);
    });
  });

  describe('a session', () => {
    beforeAll(() => pool.create({ email: 'gia@example.org' }));

    test('is renewed with a new refresh token, and goes on', async () => {
      await enter('gia@example.org');
      const [refresh, access] = [heldRefreshToken(store), await accessToken()];
      await auth.fetchAuthSession({ forceRefresh: true });
      expect(heldRefreshToken(store)).not.toBe(refresh);
      expect(await accessToken()).not.toBe(access);
      expect(await auth.fetchUserAttributes()).toMatchObject({ email: 'gia@example.org' });
    });

    test('survives two windows that refresh at once', async () => {
      await enter('gia@example.org');
      const old = heldRefreshToken(store);
      await auth.fetchAuthSession({ forceRefresh: true });
      const second = await pool.call('GetTokensFromRefreshToken', { RefreshToken: old });
      expect(second.status).toBe(200);
      expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
    });

    test('ends when an exchanged token is presented later', async () => {
      await enter('gia@example.org');
      const old = heldRefreshToken(store);
      await auth.fetchAuthSession({ forceRefresh: true });
      await auth.fetchAuthSession({ forceRefresh: true });
      pool.pass(MINUTE_MS);
      const stolen = await pool.call('GetTokensFromRefreshToken', { RefreshToken: old });
      expect(stolen.refused).toBe('RefreshTokenReuseException');
      expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    });

    test('ends for its tokens too when somebody signs out', async () => {
      await enter('gia@example.org');
      const [access, refresh] = [await accessToken(), heldRefreshToken(store)];
      await auth.signOut();
      expect((await pool.call('GetUser', { AccessToken: access })).refused).toBe('NotAuthorizedException');
      const renewed = await pool.call('GetTokensFromRefreshToken', { RefreshToken: refresh });
      expect(renewed.refused).toBe('NotAuthorizedException');
    });

    test('ends everywhere with a global sign-out, and a new one may begin at once', async () => {
      await enter('gia@example.org');
      const first = await accessToken();
      store.clear();
      await enter('gia@example.org');
      await auth.signOut({ global: true });
      expect((await pool.call('GetUser', { AccessToken: first })).body['message']).toMatch(/revoked/);
      expect(await enter('gia@example.org')).toMatchObject(signedIn);
      expect(await auth.fetchUserAttributes()).toMatchObject({ email: 'gia@example.org' });
    });

    test('expires after thirty days, refreshed or not', async () => {
      await enter('gia@example.org');
      pool.pass(29 * 24 * 60 * MINUTE_MS);
      expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
      pool.pass(2 * 24 * 60 * MINUTE_MS);
      expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    });
  });

  describe('a forgotten password', () => {
    test('is reset with a code from an e-mail, which ends every session', async () => {
      await pool.create({ email: 'hal@example.org' });
      await enter('hal@example.org');
      const access = await accessToken();
      const asked = await told(() => auth.resetPassword({ username: 'hal@example.org' }));
      expect(asked).toMatchObject({ nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' } });
      const set = (confirmationCode: string, newPassword = NEW) =>
        told(() => auth.confirmResetPassword({ username: 'hal@example.org', confirmationCode, newPassword }));
      const code = pool.latestCode();
      expect(await set('1')).toMatch(/^CodeMismatchException/);
      expect(await set(code, 'weak')).toMatch(/^InvalidPasswordException/);
      expect(await set(code)).toBeUndefined();
      expect(await set(code)).toMatch(/^CodeMismatchException/);
      expect((await pool.call('GetUser', { AccessToken: access })).refused).toBe('NotAuthorizedException');
      await auth.signOut();
      expect(await enter('hal@example.org')).toBe(wrongPassword);
      expect(await enter('hal@example.org', NEW)).toMatchObject(signedIn);
    });

    test('of an unknown account is answered alike', async () => {
      const asked = await told(() => auth.resetPassword({ username: 'noone@example.org' }));
      expect(asked).toMatchObject({ nextStep: { codeDeliveryDetails: { destination: 'n***@e***' } } });
      expect(pool.outbox.emails()[0]?.to).not.toBe('noone@example.org');
    });

    test('can be requested only so often; the client’s own retries don’t count', async () => {
      await pool.create({ email: 'ida@example.org' });
      const ask = () => told(() => auth.resetPassword({ username: 'ida@example.org' }));
      for (let times = 0; times < 5; times += 1) expect(await ask()).toMatchObject({ isPasswordReset: false });
      expect(await ask()).toBe('LimitExceededException: Attempt limit exceeded, please try after some time.');
      pool.pass(LIMIT_PAUSE_MS);
      expect(await ask()).toMatchObject({ isPasswordReset: false });
    });

    test('that an administrator requires leads to the reset', async () => {
      await pool.create({ email: 'jo@example.org', status: 'RESET_REQUIRED' });
      expect(await signIn('jo@example.org')).toMatchObject(nextStep('RESET_PASSWORD'));
      await auth.resetPassword({ username: 'jo@example.org' });
      const confirmationCode = pool.latestCode();
      await auth.confirmResetPassword({ username: 'jo@example.org', confirmationCode, newPassword: NEW });
      expect(await enter('jo@example.org', NEW)).toMatchObject(signedIn);
    });
  });

  test('a temporary password must be replaced before anything else', async () => {
    await pool.create({ email: 'boss@example.org', status: 'FORCE_CHANGE_PASSWORD', groups: ['admin'] });
    expect(await signIn('boss@example.org')).toMatchObject(nextStep('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'));
    const answer = (challengeResponse: string) => told(() => auth.confirmSignIn({ challengeResponse }));
    expect(await answer('weak')).toMatch(/^InvalidPasswordException/);
    expect(await answer(NEW)).toMatchObject(signedIn);
    await auth.signOut();
    expect(await signIn('boss@example.org', TEST_PASSWORD)).toBe(wrongPassword);
    expect(await signIn('boss@example.org', NEW)).toMatchObject(signedIn);
  });

  test('changing a password needs the old one, and signs out the other windows', async () => {
    await pool.create({ email: 'kim@example.org' });
    await enter('kim@example.org');
    const elsewhere = await accessToken();
    store.clear();
    await enter('kim@example.org');
    const change = (oldPassword: string, newPassword: string) =>
      told(() => auth.updatePassword({ oldPassword, newPassword }));
    expect(await change(WRONG, NEW)).toBe(wrongPassword);
    expect(await change(TEST_PASSWORD, 'weak')).toMatch(/^InvalidPasswordException/);
    expect(await change(TEST_PASSWORD, NEW)).toBeUndefined();
    expect(await auth.fetchUserAttributes()).toMatchObject({ email: 'kim@example.org' });
    expect((await pool.call('GetUser', { AccessToken: elsewhere })).refused).toBe('NotAuthorizedException');
  });

  describe('one-time passwords', () => {
    let secret: string;
    const oneTime = (clock = pool.identity.clock) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock() });

    test('are set up, preferred, asked for and turned off', async () => {
      await pool.create({ email: 'lia@example.org' });
      await signIn('lia@example.org');
      const early = await told(() => auth.updateMFAPreference({ totp: 'PREFERRED' }));
      expect(early).toMatch(/^InvalidParameterException: User has not verified/);
      const details = await auth.setUpTOTP();
      secret = details.sharedSecret;
      expect(details.getSetupUri('Studio', 'lia').href).toContain(`secret=${secret}`);
      expect(await told(() => auth.verifyTOTPSetup({ code: '000000' }))).toMatch(/^EnableSoftwareTokenMFAException/);
      await auth.verifyTOTPSetup({ code: oneTime() });
      await auth.updateMFAPreference({ totp: 'PREFERRED' });
      expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
      await auth.signOut();

      pool.pass(30_000);
      expect(await signIn('lia@example.org')).toMatchObject(nextStep('CONFIRM_SIGN_IN_WITH_TOTP_CODE'));
      const answer = (challengeResponse: string) => told(() => auth.confirmSignIn({ challengeResponse }));
      expect(await answer('000000')).toMatch(/^CodeMismatchException: Invalid code received for user/);
      expect(await answer(oneTime())).toMatchObject(signedIn);
      await auth.updateMFAPreference({ totp: 'DISABLED' });
      await auth.signOut();
      expect(await signIn('lia@example.org')).toMatchObject(signedIn);
    });

    test('can be required: they are then set up during sign-in', async () => {
      const strict = await openTestPool(await fresh(), { config: { oneTimePasswords: 'ON' } });
      pointClientAt(await strict.listen());
      await strict.create({ email: 'mia@example.org' });
      const answer = await signIn('mia@example.org');
      expect(answer).toMatchObject(nextStep('CONTINUE_SIGN_IN_WITH_TOTP_SETUP'));
      const step = typeof answer === 'string' ? undefined : answer.nextStep;
      if (step?.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error('another step');
      secret = step.totpSetupDetails.sharedSecret;
      const answerWith = (challengeResponse: string) => told(() => auth.confirmSignIn({ challengeResponse }));
      expect(await answerWith('000000')).toMatch(/^EnableSoftwareTokenMFAException/);
      expect(await answerWith(oneTime(strict.identity.clock))).toMatchObject(signedIn);
      expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
      await auth.signOut();
      await strict.close();
      store = pointClientAt(endpoint);
    });
  });

  describe('attributes', () => {
    test('an e-mail address that was never confirmed can be, later', async () => {
      await pool.create({ email: 'nina@example.org', isEmailVerified: false });
      await enter('nina@example.org');
      expect(await auth.fetchUserAttributes()).toMatchObject({ email_verified: 'false' });
      await auth.sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
      const confirmWith = (confirmationCode: string) =>
        told(() => auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode }));
      expect(await confirmWith('1')).toMatch(/^CodeMismatchException/);
      await confirmWith(pool.latestCode());
      expect(await auth.fetchUserAttributes()).toMatchObject({ email_verified: 'true' });
    });

    test('a new e-mail address counts once its code is entered, with the same password', async () => {
      await pool.create({ email: 'olga@example.org' });
      await enter('olga@example.org');
      const taken = await told(() => auth.updateUserAttributes({ userAttributes: { email: 'nina@example.org' } }));
      expect(taken).toBe('AliasExistsException: An account with the given email already exists.');
      await auth.updateUserAttributes({ userAttributes: { email: 'Olga.New@example.org', name: 'Olga' } });
      expect(await auth.fetchUserAttributes()).toMatchObject({ email: 'olga@example.org', name: 'Olga' });
      await auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: pool.latestCode() });
      await auth.signOut();
      expect(await enter('olga@example.org')).toBe(wrongPassword);
      expect(await signIn('olga.new@example.org')).toMatchObject(signedIn);
    });

    test('others can be removed, but not those that the studio sets', async () => {
      await pool.create({ email: 'pia@example.org', attributes: { name: 'Pia' } });
      await enter('pia@example.org');
      await auth.deleteUserAttributes({ userAttributeKeys: ['name'] });
      expect(await auth.fetchUserAttributes()).not.toHaveProperty('name');
      const forged = await told(() => auth.updateUserAttributes({ userAttributes: { email_verified: 'true' } }));
      expect(forged).toMatch(/^NotAuthorizedException: A client attempted to write unauthorized attribute/);
      const phone = await told(() => auth.sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' }));
      expect(phone).toMatch(/^InvalidParameterException/);
    });
  });

  test('an account can be deleted by its owner, and its address used again', async () => {
    await pool.create({ email: 'quin@example.org' });
    await enter('quin@example.org');
    const access = await accessToken();
    await auth.deleteUser();
    expect((await pool.call('GetUser', { AccessToken: access })).refused).toBe('NotAuthorizedException');
    expect(await enter('quin@example.org')).toBe(wrongPassword);
    expect(await signUp('quin@example.org')).toMatchObject({ nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } });
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
