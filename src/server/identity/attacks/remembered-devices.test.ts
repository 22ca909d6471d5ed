import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { callSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';

interface Entered {
  readonly AccessToken: string;
  readonly NewDeviceMetadata: { readonly DeviceKey: string };
}

// A remembered device stands for the second factor. A thief knows the password, and has a token of somebody's session
// or one of their own from before the account was protected; the authenticator app is the owner's.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let totp: TOTP;
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

  const enter = async () => (await callSignIn(pool, email)).body['AuthenticationResult'] as Entered;
  const code = () => totp.generate({ timestamp: pool.identity.clock() });
  const protect = async ({ AccessToken }: Entered) => {
    const { body } = await pool.call('AssociateSoftwareToken', { AccessToken });
    totp = new TOTP({ secret: Secret.fromBase32(String(body['SecretCode'])) });
    await pool.call('VerifySoftwareToken', { AccessToken, UserCode: code() });
    const app = { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
    expect((await pool.call('SetUserMFAPreference', { AccessToken, ...app })).status).toBe(200);
  };
  /** Signs in by the password and the app. */
  const enterByApp = async () => {
    pool.pass(MINUTE_MS);
    const { body } = await pool.call('RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: (await callSignIn(pool, email)).body['Session'],
      ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code() },
    });
    return body['AuthenticationResult'] as Entered;
  };
  const nameOf = ({ AccessToken, NewDeviceMetadata: { DeviceKey } }: Entered) => ({ AccessToken, DeviceKey });
  const confirm = (of: Entered, PasswordVerifier = 'BwcH') => {
    const DeviceSecretVerifierConfig = { PasswordVerifier, Salt: 'AQID' };
    return pool.call('ConfirmDevice', { ...nameOf(of), DeviceName: 'x', DeviceSecretVerifierConfig });
  };
  const remember = (of: Entered) =>
    pool.call('UpdateDeviceStatus', { ...nameOf(of), DeviceRememberedStatus: 'remembered' });
  const forget = (of: Entered) => pool.call('ForgetDevice', nameOf(of));
  const signInWith = async ({ NewDeviceMetadata: { DeviceKey: DEVICE_KEY } }: Entered) =>
    (await callSignIn(pool, email, { DEVICE_KEY })).body['ChallengeName'];
  const refused = {
    refused: 'NotAuthorizedException',
    body: { message: expect.stringMatching(/^Please log in again/) },
  };

  describe('a stolen access token, besides the password, makes no remembered device', () => {
    test('in place of the owner’s, which was forgotten for it, once ten minutes are over or before', async () => {
      const owner = await enter();
      expect((await confirm(owner)).status).toBe(200);
      await protect(owner);
      expect((await forget(owner)).status).toBe(200);
      expect((await confirm(owner, 'CQkJ')).refused).toBe('InvalidParameterException');
      pool.pass(10 * MINUTE_MS + 1000);
      expect(await confirm(owner, 'CQkJ')).toMatchObject(refused);
      expect(await signInWith(owner)).toBe('SOFTWARE_TOKEN_MFA');
    });

    test('of one that was confirmed and not remembered', async () => {
      const owner = await enter();
      await confirm(owner);
      await protect(owner);
      pool.pass(10 * MINUTE_MS + 1000);
      expect(await remember(owner)).toMatchObject(refused);
      expect(await signInWith(owner)).toBe('SOFTWARE_TOKEN_MFA');
    });
  });

  test('whoever signed in by the password before the app was turned on remembers no device, and changes nothing', async () => {
    const thief = await enter();
    const owner = await enter();
    await confirm(thief);
    await protect(owner);
    expect(await remember(thief)).toMatchObject(refused);
    expect(await signInWith(thief)).toBe('SOFTWARE_TOKEN_MFA');
    const { AccessToken } = thief;
    const off = { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } };
    expect(await pool.call('SetUserMFAPreference', off)).toMatchObject(refused);
    expect(await pool.call('AssociateSoftwareToken', { AccessToken })).toMatchObject(refused);
    expect(await pool.call('StartWebAuthnRegistration', { AccessToken })).toMatchObject(refused);
  });

  test('what was remembered before a factor was turned on is asked for it', async () => {
    const thief = await enter();
    await confirm(thief);
    expect((await remember(thief)).status).toBe(200);
    expect(await signInWith(thief)).toBe('DEVICE_SRP_AUTH');
    await protect(await enter());
    expect(await signInWith(thief)).toBe('SOFTWARE_TOKEN_MFA');
  });

  test('a session that a remembered device let in remembers no other', async () => {
    await protect(await enter());
    const owner = await enterByApp();
    await confirm(owner);
    await pool.db.updateTable('sessions').set({ secondFactorBy: 'device' }).execute();
    expect(await remember(owner)).toMatchObject(refused);
  });

  test('nor does it by saying which factor it prefers, or by another app', async () => {
    await protect(await enter());
    const thief = await enterByApp();
    await confirm(thief);
    const { AccessToken } = thief;
    await pool.db.updateTable('sessions').set({ secondFactorBy: 'device' }).execute();
    const turn = (PreferredMfa: boolean) =>
      pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa } });
    expect([(await turn(false)).status, (await turn(true)).status]).toEqual([200, 200]);
    expect(await remember(thief)).toMatchObject(refused);
    pool.pass(MINUTE_MS);
    await protect(thief);
    expect(await remember(thief)).toMatchObject(refused);
    expect(await signInWith(thief)).toBe('SOFTWARE_TOKEN_MFA');
  });

  test('a session that passed the app remembers its device, and its owner is written to', async () => {
    await protect(await enter());
    const owner = await enterByApp();
    await confirm(owner);
    expect((await remember(owner)).status).toBe(200);
    expect(await signInWith(owner)).toBe('DEVICE_SRP_AUTH');
    const [letter] = pool.outbox.emails();
    expect([letter?.to, letter?.subject]).toEqual([email, 'Nakshi: A device is remembered']);
  });

  describe('a session that passed by what its owner takes away', () => {
    const turn = ({ AccessToken }: Entered, settings: object) =>
      pool.call('SetUserMFAPreference', { AccessToken, ...settings });
    const appOff = { SoftwareTokenMfaSettings: { Enabled: false } };
    const sessionOf = ({ AccessToken }: Entered) =>
      String(JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString())['origin_jti']);
    /** The thief has the laptop, which its owner has remembered. */
    const stolenLaptop = async () => {
      await protect(await enter());
      const laptop = await enterByApp();
      await confirm(laptop);
      expect((await remember(laptop)).status).toBe(200);
      const thief = await enterByApp();
      const byDevice = pool.db.updateTable('sessions').set({ secondFactorBy: 'device' });
      await byDevice.where('id', '=', sessionOf(thief)).execute();
      const { DeviceKey } = laptop.NewDeviceMetadata;
      return { laptop, thief, DeviceKey, owner: await enterByApp() };
    };

    test.each([
      ['forgetting a device', 'ForgetDevice', {}],
      ['remembering it no longer', 'UpdateDeviceStatus', { DeviceRememberedStatus: 'not_remembered' }],
    ])('by %s: none on it protects the account otherwise; its owner’s does', async (_what, operation, more) => {
      const { laptop, thief, owner, DeviceKey } = await stolenLaptop();
      const { AccessToken } = owner;
      expect((await pool.call(operation, { AccessToken, DeviceKey, ...more })).status).toBe(200);
      expect(await turn(thief, appOff)).toMatchObject(refused);
      expect(await turn(laptop, appOff)).toMatchObject(refused);
      expect((await turn(owner, appOff)).status).toBe(200);
    });

    test('by turning a factor off: nor has its device stay remembered', async () => {
      await protect(await enter());
      expect((await turn(await enterByApp(), { EmailMfaSettings: { Enabled: true } })).status).toBe(200);
      const asked = { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
      expect((await turn(await enterByApp(), asked)).status).toBe(200);
      const thief = await enterByApp();
      await confirm(thief);
      expect((await remember(thief)).status).toBe(200);
      const owner = await enterByApp();
      expect((await turn(owner, { EmailMfaSettings: { Enabled: false } })).status).toBe(200);
      expect(await turn(thief, appOff)).toMatchObject(refused);
      expect(await signInWith(thief)).toBe('SOFTWARE_TOKEN_MFA');
      expect((await turn(owner, appOff)).status).toBe(200);
    });
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
