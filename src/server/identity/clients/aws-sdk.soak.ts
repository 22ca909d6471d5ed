// This room holds whole sessions of clients that others wrote, against the pool as it is; here the AWS SDK.
import * as sdk from '@aws-sdk/client-cognito-identity-provider';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { told } from '../testing/amplify-client.ts';
import { sdkClient } from '../testing/sdk-client.ts';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const ClientId = 'studio';
const NEW = 'Brand-n3w!';
const ANN = 'ann@example.org';

// The AWS SDK v3, unmodified, over HTTP. Each test is a row of the table in docs/identity.md; the administrators' API is
// in admin-api.test.ts.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let client: sdk.CognitoIdentityProviderClient;
  beforeAll(async () => {
    pool = await openTestPool(await fresh(), { config: { customAttributes: ['custom:workshop'] } });
    client = sdkClient(await pool.listen());
  });
  afterAll(async () => {
    client.destroy();
    await pool.close();
  });

  let tokens: sdk.AuthenticationResultType = {};
  const access = () => ({ AccessToken: tokens.AccessToken ?? '' });
  const enter = async (USERNAME: string, PASSWORD = TEST_PASSWORD) => {
    const AuthParameters = { USERNAME, PASSWORD };
    const answer = await client.send(
      new sdk.InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    );
    tokens = answer.AuthenticationResult ?? tokens;
    return answer;
  };
  const respond = (
    ChallengeName: sdk.ChallengeNameType,
    Session: string | undefined,
    ChallengeResponses: Record<string, string>,
  ) => client.send(new sdk.RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses }));
  const signInCode = () => /\b\d{8}\b/.exec(pool.outbox.emails()[0]?.text ?? '')?.[0] ?? 'no mail';

  describe('signing up and in', () => {
    test('SignUp, ResendConfirmationCode, ConfirmSignUp', async () => {
      const UserAttributes = [{ Name: 'custom:workshop', Value: 'north' }];
      const made = await client.send(
        new sdk.SignUpCommand({ ClientId, Username: ANN, Password: TEST_PASSWORD, UserAttributes }),
      );
      expect(made).toMatchObject({ UserConfirmed: false, CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } });
      expect(await told(() => enter(ANN))).toMatch(/^UserNotConfirmedException/);
      await client.send(new sdk.ResendConfirmationCodeCommand({ ClientId, Username: ANN }));
      const ConfirmationCode = pool.latestCode();
      await client.send(new sdk.ConfirmSignUpCommand({ ClientId, Username: ANN, ConfirmationCode }));
      expect((await enter(ANN)).AuthenticationResult?.TokenType).toBe('Bearer');
    });

    test('InitiateAuth by USER_PASSWORD_AUTH, refused in the words of Cognito', async () => {
      expect(await told(() => enter(ANN, 'Wr0ng-one!'))).toBe(
        'NotAuthorizedException: Incorrect username or password.',
      );
    });

    test('InitiateAuth by REFRESH_TOKEN_AUTH, GetTokensFromRefreshToken', async () => {
      await enter(ANN);
      const AuthParameters = { REFRESH_TOKEN: tokens.RefreshToken ?? '' };
      const renewed = await client.send(
        new sdk.InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }),
      );
      expect(renewed.AuthenticationResult).toHaveProperty('AccessToken');
      expect(renewed.AuthenticationResult?.RefreshToken).toBeUndefined();
      const RefreshToken = tokens.RefreshToken;
      const exchanged = await client.send(new sdk.GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
      expect(exchanged.AuthenticationResult?.RefreshToken).not.toBe(RefreshToken);
    });

    test('InitiateAuth by USER_AUTH: the choice, a password, a code by e-mail', async () => {
      const begin = (more: Record<string, string> = {}) =>
        client.send(
          new sdk.InitiateAuthCommand({
            ClientId,
            AuthFlow: 'USER_AUTH',
            AuthParameters: { USERNAME: ANN, ...more },
          }),
        );
      const choice = await begin();
      expect(choice.AvailableChallenges).toEqual(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN']);
      const password = { USERNAME: ANN, ANSWER: 'PASSWORD', PASSWORD: TEST_PASSWORD };
      const byPassword = await respond('SELECT_CHALLENGE', choice.Session, password);
      expect(byPassword).toHaveProperty('AuthenticationResult.AccessToken');
      const asked = await begin({ PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      const byCode = { USERNAME: ANN, EMAIL_OTP_CODE: signInCode() };
      expect(await respond('EMAIL_OTP', asked.Session, byCode)).toHaveProperty('AuthenticationResult.AccessToken');
    });

    test('RespondToAuthChallenge with NEW_PASSWORD_REQUIRED', async () => {
      await pool.create({ email: 'new@example.org', status: 'FORCE_CHANGE_PASSWORD' });
      const asked = await enter('new@example.org');
      const responses = { USERNAME: 'new@example.org', NEW_PASSWORD: NEW };
      const done = await respond('NEW_PASSWORD_REQUIRED', asked.Session, responses);
      expect(done).toHaveProperty('AuthenticationResult.AccessToken');
    });

    test('InitiateAuth by CUSTOM_AUTH is refused', async () => {
      const custom = new sdk.InitiateAuthCommand({
        ClientId,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: ANN },
      });
      expect(await told(() => client.send(custom))).toMatch(/^InvalidParameterException/);
    });
  });

  describe('an account', () => {
    beforeAll(() => enter(ANN));

    test('GetUser, UpdateUserAttributes, DeleteUserAttributes', async () => {
      const UserAttributes = [
        { Name: 'name', Value: 'Ann' },
        { Name: 'custom:workshop', Value: 'south' },
      ];
      await client.send(new sdk.UpdateUserAttributesCommand({ ...access(), UserAttributes }));
      await client.send(new sdk.DeleteUserAttributesCommand({ ...access(), UserAttributeNames: ['name'] }));
      const user = await client.send(new sdk.GetUserCommand(access()));
      expect(user.UserAttributes).toEqual(expect.arrayContaining([{ Name: 'custom:workshop', Value: 'south' }]));
      expect(user.UserAttributes?.some(({ Name }) => Name === 'name')).toBe(false);
    });

    test('GetUserAttributeVerificationCode, VerifyUserAttribute', async () => {
      const AttributeName = 'email';
      await client.send(new sdk.GetUserAttributeVerificationCodeCommand({ ...access(), AttributeName }));
      const Code = pool.latestCode();
      const verified = client.send(new sdk.VerifyUserAttributeCommand({ ...access(), AttributeName, Code }));
      await expect(verified).resolves.toBeDefined();
    });

    test('ChangePassword, ForgotPassword, ConfirmForgotPassword', async () => {
      const change = { ...access(), PreviousPassword: TEST_PASSWORD, ProposedPassword: NEW };
      await client.send(new sdk.ChangePasswordCommand(change));
      await client.send(new sdk.ForgotPasswordCommand({ ClientId, Username: ANN }));
      const ConfirmationCode = pool.latestCode();
      const confirm = { ClientId, Username: ANN, ConfirmationCode, Password: TEST_PASSWORD };
      await client.send(new sdk.ConfirmForgotPasswordCommand(confirm));
      expect((await enter(ANN)).AuthenticationResult).toBeDefined();
    });

    test('GetUserAuthFactors', async () => {
      const factors = await client.send(new sdk.GetUserAuthFactorsCommand(access()));
      expect(factors.ConfiguredUserAuthFactors).toEqual(['PASSWORD', 'EMAIL_OTP']);
    });
  });

  test('AssociateSoftwareToken, VerifySoftwareToken, SetUserMFAPreference, SOFTWARE_TOKEN_MFA, EMAIL_OTP', async () => {
    const BEA = 'bea@example.org';
    await pool.create({ email: BEA });
    await enter(BEA);
    const { SecretCode = '' } = await client.send(new sdk.AssociateSoftwareTokenCommand(access()));
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(SecretCode) }).generate({ timestamp: pool.identity.clock() });
    const proved = await client.send(new sdk.VerifySoftwareTokenCommand({ ...access(), UserCode: code() }));
    expect(proved.Status).toBe('SUCCESS');
    const on = { Enabled: true };
    const both = { ...access(), SoftwareTokenMfaSettings: on, EmailMfaSettings: on };
    await client.send(new sdk.SetUserMFAPreferenceCommand(both));
    const select = async (ANSWER: string) =>
      respond('SELECT_MFA_TYPE', (await enter(BEA)).Session, { USERNAME: BEA, ANSWER });
    pool.pass(MINUTE_MS);
    const byApp = await select('SOFTWARE_TOKEN_MFA');
    const app = { USERNAME: BEA, SOFTWARE_TOKEN_MFA_CODE: code() };
    expect(await respond('SOFTWARE_TOKEN_MFA', byApp.Session, app)).toHaveProperty('AuthenticationResult');
    const byEmail = await select('EMAIL_OTP');
    const email = { USERNAME: BEA, EMAIL_OTP_CODE: signInCode() };
    expect((await respond('EMAIL_OTP', byEmail.Session, email)).AuthenticationResult).toBeDefined();
  });

  test('ConfirmDevice, ListDevices, GetDevice, UpdateDeviceStatus, ForgetDevice', async () => {
    await enter(ANN);
    const { DeviceKey = '' } = tokens.NewDeviceMetadata ?? {};
    const device = { ...access(), DeviceKey };
    const DeviceSecretVerifierConfig = { PasswordVerifier: 'BwcH', Salt: 'AQID' };
    const confirm = { ...access(), DeviceKey, DeviceName: 'program', DeviceSecretVerifierConfig };
    const confirmed = await client.send(new sdk.ConfirmDeviceCommand(confirm));
    expect(confirmed.UserConfirmationNecessary).toBe(true);
    const remember = { ...access(), DeviceKey, DeviceRememberedStatus: 'remembered' as const };
    await client.send(new sdk.UpdateDeviceStatusCommand(remember));
    const listed = await client.send(new sdk.ListDevicesCommand({ ...access(), Limit: 10 }));
    expect(listed.Devices).toHaveLength(1);
    expect((await client.send(new sdk.GetDeviceCommand(device))).Device?.DeviceCreateDate).toBeInstanceOf(Date);
    await client.send(new sdk.ForgetDeviceCommand(device));
    expect(await told(() => client.send(new sdk.GetDeviceCommand(device)))).toMatch(/^ResourceNotFoundException/);
  });

  test('StartWebAuthnRegistration, CompleteWebAuthnRegistration, List and Delete, WEB_AUTHN', async () => {
    await enter(ANN);
    const passkey = softwareAuthenticator();
    const site = { rpId: 'localhost', origin: 'http://localhost:4310' };
    const { CredentialCreationOptions } = await client.send(new sdk.StartWebAuthnRegistrationCommand(access()));
    const { challenge } = CredentialCreationOptions as unknown as { readonly challenge: string };
    const Credential = passkey.create({ challenge, ...site });
    await client.send(new sdk.CompleteWebAuthnRegistrationCommand({ ...access(), Credential }));
    const listed = await client.send(new sdk.ListWebAuthnCredentialsCommand(access()));
    expect(listed.Credentials).toMatchObject([{ CredentialId: passkey.credentialId, CreatedAt: expect.any(Date) }]);

    const AuthParameters = { USERNAME: ANN, PREFERRED_CHALLENGE: 'WEB_AUTHN' };
    const asked = await client.send(new sdk.InitiateAuthCommand({ ClientId, AuthFlow: 'USER_AUTH', AuthParameters }));
    const options = JSON.parse(asked.ChallengeParameters?.['CREDENTIAL_REQUEST_OPTIONS'] ?? '{}') as {
      readonly challenge: string;
    };
    const CREDENTIAL = JSON.stringify(passkey.get({ challenge: options.challenge, ...site }));
    const done = await respond('WEB_AUTHN', asked.Session, { USERNAME: ANN, CREDENTIAL });
    expect(done.AuthenticationResult).toBeDefined();
    const remove = { ...access(), CredentialId: passkey.credentialId };
    await client.send(new sdk.DeleteWebAuthnCredentialCommand(remove));
  });

  test('RevokeToken, GlobalSignOut, DeleteUser', async () => {
    await enter(ANN);
    await client.send(new sdk.RevokeTokenCommand({ ClientId, Token: tokens.RefreshToken }));
    const user = () => client.send(new sdk.GetUserCommand(access()));
    expect(await told(user)).toMatch(/^NotAuthorizedException/);
    await enter(ANN);
    await client.send(new sdk.GlobalSignOutCommand(access()));
    expect(await told(user)).toMatch(/^NotAuthorizedException/);
    await enter(ANN);
    await client.send(new sdk.DeleteUserCommand(access()));
    expect(await told(() => enter(ANN))).toMatch(/^NotAuthorizedException/);
  });

  test.each([
    ['SetUserSettings', new sdk.SetUserSettingsCommand({ AccessToken: 'x', MFAOptions: [] })],
    ['DescribeUserPool', new sdk.DescribeUserPoolCommand({ UserPoolId: 'local_studio' })],
    ['CreateUserPoolClient', new sdk.CreateUserPoolClientCommand({ UserPoolId: 'local_studio', ClientName: 'x' })],
  ])('%s is refused', async (_name, command) => {
    expect(await told(() => client.send(command as sdk.DescribeUserPoolCommand))).toMatch(/^UnknownOperation/);
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
