import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import type { Policy } from '../../session-policy.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';
import { operations } from './registry.ts';

/**
 * What each operation that takes an access token asks of its session (session-policy.ts), and where two stand, first of
 * a usual call and then of one that does more. A new operation is written down here, too: by somebody who thinks of what
 * a thief could do with it.
 */
const asked: Readonly<Record<string, readonly Policy[]>> = {
  AssociateSoftwareToken: ['fresh'],
  ChangePassword: ['proved'],
  CompleteWebAuthnRegistration: ['proved'],
  ConfirmDevice: ['fresh'],
  DeleteUser: ['fresh'],
  DeleteUserAttributes: ['held'],
  DeleteWebAuthnCredential: ['fresh'],
  ForgetDevice: ['held'],
  GetDevice: ['session'],
  GetUser: ['session'],
  GetUserAttributeVerificationCode: ['held'],
  GetUserAuthFactors: ['session'],
  GlobalSignOut: ['session'],
  ListDevices: ['session'],
  ListWebAuthnCredentials: ['session'],
  SetUserMFAPreference: ['fresh'],
  StartWebAuthnRegistration: ['fresh'],
  UpdateDeviceStatus: ['held', 'fresh'],
  UpdateUserAttributes: ['held', 'fresh'],
  VerifySoftwareToken: ['proved'],
  VerifyUserAttribute: ['held', 'proved'],
};

/** A call that asks for the last of an operation's policies, with all that is read before it is checked. */
const calls: Readonly<Record<string, object>> = {
  ChangePassword: { PreviousPassword: TEST_PASSWORD, ProposedPassword: 'Brand-n3w!' },
  ConfirmDevice: { DeviceKey: 'local_0', DeviceSecretVerifierConfig: { PasswordVerifier: 'BwcH', Salt: 'AQID' } },
  DeleteWebAuthnCredential: { CredentialId: 'AAAA' },
  UpdateDeviceStatus: { DeviceKey: 'local_0', DeviceRememberedStatus: 'remembered' },
  UpdateUserAttributes: { UserAttributes: [{ Name: 'email', Value: 'thief@example.com' }] },
  VerifySoftwareToken: { UserCode: '123456' },
  VerifyUserAttribute: { AttributeName: 'email', Code: '123456' },
  CompleteWebAuthnRegistration: {
    Credential: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    },
  },
};

/** What an operation that reads an access token answers to a number in its place. */
const BAD_TOKEN = 'Invalid parameter: AccessToken';

onEachDatabase((fresh) => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());

  test('every operation that takes an access token states what it asks of the session', async () => {
    const stated = [...operations].filter(([, { policies }]) => policies !== undefined);
    expect(Object.fromEntries(stated.map(([name, { policies }]) => [name, policies]))).toEqual(asked);
    for (const [name, { policies }] of operations) {
      const { body } = await pool.call(name, { ...calls[name], AccessToken: 7 });
      expect([name, policies !== undefined]).toEqual([name, body['message'] === BAD_TOKEN]);
    }
  });

  const PROVED = Object.keys(asked).filter((name) => asked[name]?.some((policy) => policy === 'proved'));
  const FRESH = Object.keys(asked).filter((name) => asked[name]?.includes('fresh'));
  const refused = {
    refused: 'NotAuthorizedException',
    body: { message: expect.stringMatching(/^Please log in again/) },
  };

  describe.each([...PROVED, ...FRESH])('%s', (name) => {
    test('is refused to a session that passed none of the second factors', async () => {
      const email = `passed-none-${name.toLowerCase()}@example.org`;
      const id = await pool.create({ email });
      const { AccessToken } = await tokensOfSignIn(pool, email);
      await pool.db.updateTable('accounts').set({ emailMfaEnabled: 1 }).where('id', '=', id).execute();
      expect(await pool.call(name, { ...calls[name], AccessToken })).toMatchObject(refused);
    });
  });

  describe.each(FRESH)('%s', (name) => {
    test('is refused ten minutes after the sign-in', async () => {
      const email = `late-${name.toLowerCase()}@example.org`;
      await pool.create({ email });
      const { AccessToken } = await tokensOfSignIn(pool, email);
      pool.pass(10 * MINUTE_MS + 1000);
      expect(await pool.call(name, { ...calls[name], AccessToken })).toMatchObject(refused);
    });
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
