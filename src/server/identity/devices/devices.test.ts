import * as auth from 'aws-amplify/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import type { DatabaseSource } from '../../db/open-database.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { type ClientStore, pointClientAt, told } from '../testing/amplify-client.ts';
import { callSignIn, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const NEW = 'Brand-n3w!';

onEachDatabase((fresh) => {
  let source: DatabaseSource;
  let pool: TestPool;
  let store: ClientStore;
  let secret = '';
  let count = 0;
  let email: string;
  beforeAll(async () => {
    source = await fresh();
    pool = await openTestPool(source);
    store = pointClientAt(await pool.listen());
  });
  beforeEach(async () => {
    await auth.signOut();
    store.clear();
    count += 1;
    email = `ann-${count}@example.org`;
    await pool.create({ email });
  });
  afterAll(async () => {
    await auth.signOut();
    await pool.close();
  });

  // By SRP: with a plain password the client remembers under the typed name, and looks under the account's id.
  const enter = (password = TEST_PASSWORD) => told(() => auth.signIn({ username: email, password }));
  const signedIn = { isSignedIn: true };
  const asksForApp = { nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } };
  const useApp = async () => {
    ({ sharedSecret: secret } = await auth.setUpTOTP());
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pool.identity.clock() });
    await auth.verifyTOTPSetup({ code });
    await auth.updateMFAPreference({ totp: 'PREFERRED' });
  };
  const enterCode = () => {
    pool.pass(MINUTE_MS);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pool.identity.clock() });
    return told(() => auth.confirmSignIn({ challengeResponse: code }));
  };

  describe('the client', () => {
    test('lists its device after a sign-in, not yet remembered', async () => {
      await enter();
      const devices = await auth.fetchDevices();
      expect(devices).toHaveLength(1);
      expect(devices[0]).toMatchObject({
        id: expect.stringMatching(/^local_[0-9a-f-]{36}$/),
        name: expect.stringMatching(/\w/),
        attributes: { 'dev:device_remembered_status': 'not_remembered' },
        createDate: expect.any(Date),
      });
      await auth.signOut();
      await enter();
      expect(await auth.fetchDevices()).toHaveLength(1);
    });

    test('that is remembered is not asked for the second factor', async () => {
      await enter();
      await useApp();
      await auth.signOut();
      expect(await enter()).toMatchObject(asksForApp);
      expect(await enterCode()).toMatchObject(signedIn);
      await auth.rememberDevice();
      expect(await auth.fetchDevices()).toMatchObject([
        { attributes: { 'dev:device_remembered_status': 'remembered' } },
      ]);
      await auth.signOut();
      pool.pass(DAY_MS);
      expect(await enter()).toMatchObject(signedIn);
      expect(await auth.fetchDevices()).toHaveLength(1);
    });

    test('that was remembered before there was a second factor is asked for it', async () => {
      await enter();
      await auth.rememberDevice();
      await useApp();
      await auth.signOut();
      expect(await enter()).toMatchObject(asksForApp);
      expect(await enterCode()).toMatchObject(signedIn);
    });

    test('that is forgotten is asked again', async () => {
      await enter();
      await useApp();
      await auth.rememberDevice();
      await auth.forgetDevice();
      expect(await auth.fetchDevices()).toEqual([]);
      await auth.signOut();
      expect(await enter()).toMatchObject(asksForApp);
      expect(await enterCode()).toMatchObject(signedIn);
    });

    test('is asked again when somebody else forgot it for it, and is a new device then', async () => {
      await enter();
      await useApp();
      await auth.rememberDevice();
      await pool.db.deleteFrom('devices').execute();
      await auth.signOut();
      expect(await enter()).toMatchObject(asksForApp);
      expect(await enterCode()).toMatchObject(signedIn);
      expect(await auth.fetchDevices()).toHaveLength(1);
    });

    test('is asked again after the password was changed', async () => {
      await enter();
      await useApp();
      await auth.rememberDevice();
      await auth.updatePassword({ oldPassword: TEST_PASSWORD, newPassword: NEW });
      expect(await auth.fetchDevices()).toMatchObject([
        { attributes: { 'dev:device_remembered_status': 'not_remembered' } },
      ]);
      await auth.signOut();
      expect(await enter(NEW)).toMatchObject(asksForApp);
    });

    test('forgets a device whose secret is wrong, and gets in with the second factor', async () => {
      await enter();
      await useApp();
      await auth.rememberDevice();
      await auth.signOut();
      const key = [...store.keys()].find((name) => name.endsWith('.randomPasswordKey')) ?? '';
      store.set(key, 'another');
      // It forgets the device at our answer, and repeats a step that is over.
      expect(await enter()).toMatch(/^NotAuthorizedException/);
      expect(await enter()).toMatchObject(asksForApp);
    });
  });

  describe('an attacker', () => {
    const secretOf = { PasswordVerifier: Buffer.alloc(384, 5).toString('base64'), Salt: 'AAECAwQ=' };
    const deviceOf = async () => {
      const { body } = await callSignIn(pool, email);
      const { AccessToken, NewDeviceMetadata } = body['AuthenticationResult'] as {
        readonly AccessToken: string;
        readonly NewDeviceMetadata: { readonly DeviceKey: string };
      };
      return { AccessToken, DeviceKey: NewDeviceMetadata.DeviceKey };
    };
    const confirm = (device: object, DeviceSecretVerifierConfig: object = secretOf) =>
      pool.call('ConfirmDevice', { ...device, DeviceName: 'x', DeviceSecretVerifierConfig });

    test('can’t add a device that the session was not given', async () => {
      const [mine, other] = [await deviceOf(), await deviceOf()];
      const answer = await confirm({ ...mine, DeviceKey: other.DeviceKey });
      expect(answer.refused).toBe('ResourceNotFoundException');
    });

    test('can’t put another secret in place of the owner’s', async () => {
      const device = await deviceOf();
      expect((await confirm(device)).body).toEqual({ UserConfirmationNecessary: true });
      expect((await confirm(device)).refused).toBe('InvalidParameterException');
    });

    test.each([
      ['nothing', ''],
      ['0', 'AA=='],
      ['1', 'AQ=='],
      ['more than the prime', Buffer.alloc(384, 255).toString('base64')],
      ['a kilobyte', Buffer.alloc(700, 1).toString('base64')],
    ])('can’t add one whose verifier is %s', async (_what, PasswordVerifier) => {
      expect((await confirm(await deviceOf(), { ...secretOf, PasswordVerifier })).refused).toBe(
        'InvalidParameterException',
      );
    });

    test('gets no further with another’s device than without', async () => {
      const device = await deviceOf();
      await confirm(device);
      await pool.call('UpdateDeviceStatus', { ...device, DeviceRememberedStatus: 'remembered' });
      await pool.create({ email: `eve-${count}@example.org` });
      const answer = await callSignIn(pool, `eve-${count}@example.org`, { DEVICE_KEY: device.DeviceKey });
      expect(answer.body).toHaveProperty('AuthenticationResult');
      const eve = await tokensOfSignIn(pool, `eve-${count}@example.org`);
      for (const operation of ['GetDevice', 'ForgetDevice', 'UpdateDeviceStatus']) {
        const tried = await pool.call(operation, { AccessToken: eve.AccessToken, DeviceKey: device.DeviceKey });
        expect([operation, tried.refused]).toEqual([operation, 'ResourceNotFoundException']);
      }
    });

    test('can’t answer with a key alone, nor twice, nor for another device', async () => {
      const device = await deviceOf();
      await confirm(device);
      await pool.call('UpdateDeviceStatus', { ...device, DeviceRememberedStatus: 'remembered' });
      const asked = await callSignIn(pool, email, { DEVICE_KEY: device.DeviceKey });
      expect(asked.body['ChallengeName']).toBe('DEVICE_SRP_AUTH');
      const Session = asked.body['Session'];
      const begin = () =>
        pool.call('RespondToAuthChallenge', {
          ChallengeName: 'DEVICE_SRP_AUTH',
          Session,
          ChallengeResponses: { USERNAME: email, SRP_A: 'abcdef', DEVICE_KEY: device.DeviceKey },
        });
      const begun = await begin();
      expect(begun.body['ChallengeName']).toBe('DEVICE_PASSWORD_VERIFIER');
      expect((await begin()).refused).toBe('NotAuthorizedException');
      const { SECRET_BLOCK } = begun.body['ChallengeParameters'] as { readonly SECRET_BLOCK: string };
      const answer = () =>
        pool.call('RespondToAuthChallenge', {
          ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
          ChallengeResponses: {
            USERNAME: email,
            PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
            PASSWORD_CLAIM_SIGNATURE: 'AAAA',
            TIMESTAMP: 'now',
          },
        });
      expect((await answer()).refused).toBe('ResourceNotFoundException');
      expect((await answer()).refused).toBe('NotAuthorizedException');
    });
  });

  /** Has something written as soon as the proof of a device was compared, and before what follows from it is. */
  const atTheProofOf = (deviceKey: string, write: () => Promise<unknown>) => {
    const { srp } = pool.identity;
    let writing: Promise<unknown> | undefined;
    const isSignedBy: typeof srp.isSignedBy = (proof, signature) => {
      // SQLite writes it next, since it has one connection. PostgreSQL has several.
      if (proof.userId === deviceKey) writing = write();
      return srp.isSignedBy(proof, signature);
    };
    const db = pool.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if ('postgresUrl' in source) await writing;
        return result;
      },
    });
    Object.assign(pool.identity, { srp: { ...srp, isSignedBy }, db });
    return () => Object.assign(pool.identity, { srp, db: pool.db });
  };

  test.each(['remembers no longer', 'forgets'])(
    'one that its owner %s, at the moment at which it is proved, lets nobody in',
    async (done) => {
      await enter();
      await useApp();
      await auth.rememberDevice();
      const [{ id: key } = { id: '' }] = await auth.fetchDevices();
      await auth.signOut();
      let times = 0;
      const restore = atTheProofOf(key, () => {
        times += 1;
        return done === 'forgets'
          ? pool.db.deleteFrom('devices').where('key', '=', key).execute()
          : pool.db.updateTable('devices').set({ remembered: 0 }).where('key', '=', key).execute();
      });
      expect(await enter()).not.toMatchObject(signedIn);
      restore();
      expect(times).toBe(1);
      const byDevice = pool.db.selectFrom('sessions').select('id').where('secondFactorBy', '=', 'device');
      expect(await byDevice.execute()).toEqual([]);
    },
  );

  test('sixty devices are kept, the remembered ones first', async () => {
    const { AccessToken } = await tokensOfSignIn(pool, email);
    const { body } = await pool.call('GetUser', { AccessToken });
    const nowMs = pool.identity.clock();
    const row = { accountId: String(body['Username']), saltHex: '1', sealedVerifier: 'x', passwordSaltHex: '2' };
    const rows = Array.from({ length: 61 }, (_, index) => ({
      ...row,
      key: `local_${count}-${index}`,
      name: `device ${index}`,
      remembered: index === 0 ? (1 as const) : (0 as const),
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
      usedAtMs: nowMs - DAY_MS + index,
    }));
    await pool.db.insertInto('devices').values(rows).execute();
    await enter();
    const { tokens } = await auth.fetchAuthSession();
    const token = String(tokens?.accessToken);
    const page = await pool.call('ListDevices', { AccessToken: token, Limit: 50 });
    expect(page.body['Devices']).toHaveLength(50);
    const rest = await pool.call('ListDevices', {
      AccessToken: token,
      Limit: 50,
      PaginationToken: page.body['PaginationToken'],
    });
    const names = (rest.body['Devices'] as { readonly DeviceKey: string }[]).map(({ DeviceKey }) => DeviceKey);
    expect(names).toHaveLength(10);
    expect(names).toContain(`local_${count}-0`);
    expect(names).not.toContain(`local_${count}-1`);
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
