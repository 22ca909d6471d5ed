import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { callBeginSrp, challengeOf, clientSrpResponses } from '../testing/srp-call.ts';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';
import { operations } from './registry.ts';

/**
 * Texts that break programs: a zero byte, half a surrogate pair, digits of other scripts, names that every object has.
 */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\u0000', 'a\u0000b', 'ann@example.org\u0000', '\ud800', '👑@example.org'),
  fc.constantFrom('٣٤٥٦٧٨', '__proto__', 'constructor', '{}', "'; drop table accounts; --"),
);
const oddValue = fc.oneof(
  { arbitrary: oddText, weight: 5 },
  { arbitrary: fc.integer(), weight: 1 },
  { arbitrary: fc.constant(null), weight: 1 },
  { arbitrary: fc.array(oddText, { maxLength: 2 }), weight: 1 },
);

onEachDatabase((fresh) => {
  let pool: TestPool;
  /** Valid calls, so that a single odd field gets as far as possible. */
  let rightCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>>;

  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    await pool.create({ email: 'ann@example.org' });
    const AuthParameters = { USERNAME: 'ann@example.org', PASSWORD: TEST_PASSWORD };
    const { body } = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    const tokens = body['AuthenticationResult'] as Record<'AccessToken' | 'RefreshToken', string> & {
      readonly NewDeviceMetadata: { readonly DeviceKey: string };
    };
    const { AccessToken } = tokens;
    const { DeviceKey } = tokens.NewDeviceMetadata;
    const deviceSecret = { PasswordVerifier: 'BwcH', Salt: 'AQID' };
    const challenge = challengeOf(await callBeginSrp(pool, 'ann@example.org'));
    const Username = 'ann@example.org';
    rightCalls = {
      AssociateSoftwareToken: { AccessToken },
      ChangePassword: { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: TEST_PASSWORD },
      CompleteWebAuthnRegistration: { AccessToken, Credential: await newPasskey(AccessToken) },
      ConfirmDevice: { AccessToken, DeviceKey, DeviceName: 'Ann’s', DeviceSecretVerifierConfig: deviceSecret },
      ConfirmForgotPassword: { Username, ConfirmationCode: '123456', Password: TEST_PASSWORD },
      ConfirmSignUp: { Username, ConfirmationCode: '123456' },
      DeleteUser: { AccessToken: `${AccessToken}x` },
      DeleteUserAttributes: { AccessToken, UserAttributeNames: ['name'] },
      DeleteWebAuthnCredential: { AccessToken, CredentialId: 'AAAA' },
      ForgetDevice: { AccessToken, DeviceKey: 'local_0' },
      ForgotPassword: { Username },
      GetDevice: { AccessToken, DeviceKey },
      GetTokensFromRefreshToken: { RefreshToken: tokens.RefreshToken },
      GetUser: { AccessToken },
      GetUserAttributeVerificationCode: { AccessToken, AttributeName: 'email' },
      GetUserAuthFactors: { AccessToken },
      GlobalSignOut: { AccessToken: `${AccessToken}x` },
      InitiateAuth: { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters },
      ListDevices: { AccessToken, Limit: 10, PaginationToken: '0' },
      ListWebAuthnCredentials: { AccessToken, MaxResults: 10, NextToken: '0' },
      ResendConfirmationCode: { Username },
      RespondToAuthChallenge: {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: clientSrpResponses(pool, challenge, TEST_PASSWORD),
      },
      RevokeToken: { Token: `${tokens.RefreshToken}x` },
      SetUserMFAPreference: { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } },
      SignUp: {
        Username: 'bea@example.org',
        Password: TEST_PASSWORD,
        UserAttributes: [{ Name: 'name', Value: 'Bea' }],
      },
      StartWebAuthnRegistration: { AccessToken },
      UpdateDeviceStatus: { AccessToken, DeviceKey, DeviceRememberedStatus: 'remembered' },
      UpdateUserAttributes: { AccessToken, UserAttributes: [{ Name: 'name', Value: 'Ann' }] },
      VerifySoftwareToken: { AccessToken, UserCode: '123456' },
      VerifyUserAttribute: { AccessToken, AttributeName: 'email', Code: '123456' },
    };
  });
  afterAll(() => pool.close());

  const newPasskey = async (AccessToken: string) => {
    const { body } = await pool.call('StartWebAuthnRegistration', { AccessToken });
    const { challenge } = body['CredentialCreationOptions'] as { readonly challenge: string };
    return softwareAuthenticator().create({ challenge, rpId: 'localhost', origin: 'http://localhost:4310' });
  };

  test('every operation is tried', () => {
    expect(Object.keys(rightCalls)).toEqual([...operations.keys()]);
  });

  describe.each([...operations.keys()])('%s', (name) => {
    test('refuses odd input and never fails with a bug', async () => {
      const right = rightCalls[name] ?? {};
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths(right)), oddValue, async (path, value) => {
          const answer = await pool.call(name, withOdd(right, path, value));
          expect([200, 400]).toContain(answer.status);
          expect(pool.bugs).toEqual([]);
        }),
        { numRuns: 40 },
      );
    });
  });
});

/** The paths of all values in a call, e.g. `AuthParameters.USERNAME`. */
function paths(value: object, before = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    `${before}${key}`,
    ...(typeof inner === 'object' && inner !== null ? paths(inner, `${before}${key}.`) : []),
  ]);
}

function withOdd(call: object, path: string, value: unknown): object {
  const copy = structuredClone(call) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = copy;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  place[last] = value;
  return copy;
}
