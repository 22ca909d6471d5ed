// This room holds whole sessions of clients that others wrote, against the pool as it is; here amazon-cognito-identity-js.
import {
  AuthenticationDetails,
  type CognitoUser,
  CognitoUserAttribute,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { told } from '../testing/amplify-client.ts';
import { identityJsClient, type IdentityJsClient } from '../testing/identity-js-client.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const NEW = 'Brand-n3w!';

/** A call of the client, which hands its result or its error to a function. */
const called = <T>(call: (done: (error?: Error | null, result?: T) => void) => void): Promise<T | undefined> =>
  new Promise((resolve, reject) => call((error, result) => (error ? reject(error) : resolve(result))));

/** How a step of a sign-in ended, by the name of the function that the client called. */
interface Ended {
  readonly by: string;
  readonly session?: CognitoUserSession;
  readonly needsConfirmation?: boolean | undefined;
  readonly message?: string;
}

/** A call of the client that continues a sign-in. */
function signInStep(call: (callback: Callback) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const ending = (by: string) => () => resolve({ by });
    call({
      onSuccess: (session, needsConfirmation) => resolve({ by: 'onSuccess', session, needsConfirmation }),
      onFailure: ({ name, message }: Error) => resolve({ by: 'onFailure', message: `${name}: ${message}` }),
      newPasswordRequired: ending('newPasswordRequired'),
      totpRequired: ending('totpRequired'),
      selectMFAType: ending('selectMFAType'),
      mfaSetup: ending('mfaSetup'),
    });
  });
}

interface Callback {
  onSuccess(session: CognitoUserSession, needsConfirmation?: boolean): void;
  onFailure(error: Error): void;
  newPasswordRequired(): void;
  totpRequired(): void;
  selectMFAType(): void;
  mfaSetup(): void;
}

// amazon-cognito-identity-js, unmodified, over HTTP. Each test is a row of the table in docs/identity.md.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let endpoint: string;
  let browser: IdentityJsClient;
  beforeAll(async () => {
    pool = await openTestPool(await fresh(), { config: { customAttributes: ['custom:workshop'] } });
    endpoint = await pool.listen();
    newDevice();
  });
  afterAll(() => pool.close());

  /** Another browser: nothing is kept of the one before. */
  const newDevice = () => {
    browser = identityJsClient(endpoint);
  };
  const userOf = (Username: string) => browser.user(Username);
  const enter = (user: CognitoUser, Password = TEST_PASSWORD) =>
    signInStep((callback) =>
      user.authenticateUser(new AuthenticationDetails({ Username: user.getUsername(), Password }), callback),
    );
  const attribute = (Name: string, Value: string) => new CognitoUserAttribute({ Name, Value });
  const sessionOf = (user: CognitoUser) =>
    called<CognitoUserSession>((done) =>
      user.getSession((error: Error | null, session: CognitoUserSession | null) => done(error, session ?? undefined)),
    );

  describe('signing up', () => {
    const ANN = 'ann@example.org';

    test('signUp, resendConfirmationCode, confirmRegistration', async () => {
      const given = [attribute('email', ANN), attribute('custom:workshop', 'north')];
      const made = await called((done) => browser.pool.signUp(ANN, TEST_PASSWORD, given, [], done));
      expect(made).toMatchObject({ userConfirmed: false });
      const user = userOf(ANN);
      expect((await enter(user)).message).toMatch(/^UserNotConfirmedException/);
      await called((done) => user.resendConfirmationCode(done));
      await called((done) => user.confirmRegistration(pool.latestCode(), false, done));
      expect((await enter(user)).by).toBe('onSuccess');
    });

    test('a weak password', async () => {
      const weak = () => called((done) => browser.pool.signUp('bea@example.org', 'weak', [], [], done));
      expect(await told(weak)).toMatch(/^InvalidPasswordException/);
    });
  });

  describe('signing in', () => {
    const BEA = 'bea@example.org';
    beforeAll(() => pool.create({ email: BEA }));

    test('authenticateUser by SRP', async () => {
      expect((await enter(userOf(BEA), 'Wr0ng-one!')).message).toMatch(/^NotAuthorizedException: Incorrect username/);
      expect((await enter(userOf(BEA))).by).toBe('onSuccess');
    });

    test('authenticateUser with a plain password', async () => {
      const user = userOf(BEA);
      user.setAuthenticationFlowType('USER_PASSWORD_AUTH');
      expect((await enter(user)).by).toBe('onSuccess');
    });

    test('refreshSession, for a month, with one refresh token', async () => {
      const user = userOf(BEA);
      const { session } = await enter(user);
      const token = session?.getRefreshToken();
      if (token === undefined) throw new Error('There is no refresh token.');
      for (const ms of [HOUR_MS, 14 * DAY_MS, 14 * DAY_MS]) {
        pool.pass(ms);
        const renewed = await called<CognitoUserSession>((done) => user.refreshSession(token, done));
        expect(renewed?.getRefreshToken().getToken()).toBe(token.getToken());
        expect((await pool.call('GetUser', { AccessToken: renewed?.getAccessToken().getJwtToken() })).status).toBe(200);
      }
    });

    test('getSession from the store, after a reload', async () => {
      await enter(userOf(BEA));
      const reloaded = browser.pool.getCurrentUser();
      if (reloaded === null) throw new Error('Nobody is signed in.');
      expect((await sessionOf(reloaded))?.isValid()).toBe(true);
    });

    test('completeNewPasswordChallenge', async () => {
      await pool.create({ email: 'new@example.org', status: 'FORCE_CHANGE_PASSWORD' });
      const user = userOf('new@example.org');
      expect((await enter(user)).by).toBe('newPasswordRequired');
      const done = await signInStep((callback) => user.completeNewPasswordChallenge(NEW, { name: 'New' }, callback));
      expect(done.by).toBe('onSuccess');
    });
  });

  describe('an account', () => {
    const CLEO = 'cleo@example.org';
    let user: CognitoUser;
    beforeAll(async () => {
      await pool.create({ email: CLEO });
      user = userOf(CLEO);
      await enter(user);
    });

    test('getUserAttributes, updateAttributes, deleteAttributes', async () => {
      const changed = [attribute('name', 'Cleo'), attribute('custom:workshop', 'south')];
      await called((done) => user.updateAttributes(changed, done));
      const read = async () => (await called<CognitoUserAttribute[]>((done) => user.getUserAttributes(done))) ?? [];
      expect((await read()).map((one) => one.getName())).toEqual(expect.arrayContaining(['name', 'custom:workshop']));
      await called((done) => user.deleteAttributes(['name'], done));
      expect((await read()).map((one) => one.getName())).not.toContain('name');
    });

    test('getUserData', async () => {
      const data = await called<{ readonly UserAttributes: readonly object[] }>((done) =>
        user.getUserData((error, found) => done(error, found), { bypassCache: true }),
      );
      expect(data?.UserAttributes.length).toBeGreaterThan(2);
    });

    test('getAttributeVerificationCode, verifyAttribute', async () => {
      const asked = () =>
        called((done) =>
          user.getAttributeVerificationCode('email', { onSuccess: () => done(), onFailure: (error) => done(error) }),
        );
      await asked();
      await called((done) =>
        user.verifyAttribute('email', pool.latestCode(), {
          onSuccess: () => done(),
          onFailure: (error) => done(error),
        }),
      );
      expect((await sessionOf(user))?.isValid()).toBe(true);
    });

    test('changePassword, forgotPassword, confirmPassword', async () => {
      await called((done) => user.changePassword(TEST_PASSWORD, NEW, done));
      const forgetful = userOf(CLEO);
      await called((done) => forgetful.forgotPassword({ onSuccess: () => done(), onFailure: (error) => done(error) }));
      await called((done) =>
        forgetful.confirmPassword(pool.latestCode(), TEST_PASSWORD, {
          onSuccess: () => done(),
          onFailure: (error) => done(error),
        }),
      );
      expect((await enter(user)).by).toBe('onSuccess');
    });

    test('enableMFA and disableMFA, for codes by SMS alone, are refused', async () => {
      expect(await told(() => called((done) => user.enableMFA(done)))).toMatch(/^UnknownOperationException/);
      expect(await told(() => called((done) => user.disableMFA(done)))).toMatch(/^UnknownOperationException/);
    });
  });

  describe('a second factor and remembered devices', () => {
    const DORA = 'dora@example.org';
    let user: CognitoUser;
    let secret: string;
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pool.identity.clock() });
    beforeAll(async () => {
      await pool.create({ email: DORA });
      newDevice();
      user = userOf(DORA);
    });

    test('the device is confirmed at sign-in, and asks to be remembered', async () => {
      expect(await enter(user)).toMatchObject({ by: 'onSuccess', needsConfirmation: true });
    });

    test('associateSoftwareToken, verifySoftwareToken, setUserMfaPreference, sendMFACode', async () => {
      secret = await new Promise<string>((resolve, reject) => {
        user.associateSoftwareToken({ associateSecretCode: resolve, onFailure: reject });
      });
      const verified = await signInStep((callback) => user.verifySoftwareToken(code(), 'app', callback));
      expect(verified.by).toBe('onSuccess');
      await called((done) => user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done));
      expect((await enter(user)).by).toBe('totpRequired');
      pool.pass(MINUTE_MS);
      expect((await signInStep((callback) => user.sendMFACode('000000', callback, 'SOFTWARE_TOKEN_MFA'))).by).toBe(
        'onFailure',
      );
      expect((await signInStep((callback) => user.sendMFACode(code(), callback, 'SOFTWARE_TOKEN_MFA'))).by).toBe(
        'onSuccess',
      );
    });

    test('setDeviceStatusRemembered: the second factor is not asked for any more', async () => {
      await called((done) =>
        user.setDeviceStatusRemembered({ onSuccess: () => done(), onFailure: (error) => done(error) }),
      );
      expect((await enter(user)).by).toBe('onSuccess');
    });

    test('listDevices, getDevice', async () => {
      const listed = await called<{ readonly Devices: readonly object[] }>((done) =>
        user.listDevices(10, null as unknown as string, {
          onSuccess: (data) => done(null, data),
          onFailure: (error) => done(error),
        }),
      );
      expect(listed?.Devices.length).toBeGreaterThan(0);
      const device = await called((done) =>
        user.getDevice({ onSuccess: (data) => done(null, data), onFailure: (error) => done(error) }),
      );
      expect(device).toHaveProperty('Device');
    });

    test('setDeviceStatusNotRemembered, forgetDevice: it is asked for again', async () => {
      await called((done) =>
        user.setDeviceStatusNotRemembered({ onSuccess: () => done(), onFailure: (error) => done(error) }),
      );
      expect((await enter(user)).by).toBe('totpRequired');
      pool.pass(MINUTE_MS);
      await signInStep((callback) => user.sendMFACode(code(), callback, 'SOFTWARE_TOKEN_MFA'));
      await called((done) => user.forgetDevice({ onSuccess: () => done(), onFailure: (error) => done(error) }));
      expect((await sessionOf(user))?.isValid()).toBe(true);
    });

    test('sendMFASelectionAnswer, between an app and e-mail', async () => {
      const AccessToken = (await sessionOf(user))?.getAccessToken().getJwtToken();
      const on = { Enabled: true, PreferredMfa: false };
      const both = { AccessToken, EmailMfaSettings: on, SoftwareTokenMfaSettings: on };
      expect((await pool.call('SetUserMFAPreference', both)).status).toBe(200);
      newDevice();
      user = userOf(DORA);
      expect((await enter(user)).by).toBe('selectMFAType');
      const chosen = await signInStep((callback) => user.sendMFASelectionAnswer('SOFTWARE_TOKEN_MFA', callback));
      expect(chosen.by).toBe('totpRequired');
      pool.pass(MINUTE_MS);
      expect((await signInStep((callback) => user.sendMFACode(code(), callback, 'SOFTWARE_TOKEN_MFA'))).by).toBe(
        'onSuccess',
      );
    });
  });

  describe('leaving', () => {
    const EVA = 'eva@example.org';
    beforeAll(() => pool.create({ email: EVA }));

    test('signOut revokes, globalSignOut ends every session', async () => {
      const user = userOf(EVA);
      const { session } = await enter(user);
      await called((done) => user.signOut(() => done()));
      const AccessToken = session?.getAccessToken().getJwtToken();
      expect((await pool.call('GetUser', { AccessToken })).status).toBe(400);
      await enter(user);
      await called((done) => user.globalSignOut({ onSuccess: () => done(), onFailure: (error) => done(error) }));
      expect(browser.pool.getCurrentUser()).toBeNull();
    });

    test('deleteUser', async () => {
      const user = userOf(EVA);
      await enter(user);
      await called((done) => user.deleteUser((error) => done(error)));
      expect((await enter(userOf(EVA))).message).toMatch(/^NotAuthorizedException/);
    });

    test('initiateAuth with a challenge of one’s own is refused', async () => {
      const user = userOf('dora@example.org');
      const Username = 'dora@example.org';
      const ended = await signInStep((callback) =>
        user.initiateAuth(new AuthenticationDetails({ Username }), {
          onSuccess: (session: CognitoUserSession) => callback.onSuccess(session),
          onFailure: (error: Error) => callback.onFailure(error),
        }),
      );
      expect(ended.message).toMatch(/^InvalidParameterException/);
    });
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
