import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import type { Database } from '../../db/open-database.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { adminOperations } from '../admin-api/operations/registry.ts';
import { setDisabled } from '../administration/set-disabled.ts';
import { operations } from '../operations/registry.ts';
import { callSignIn, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { type AuthenticatorRequest, softwareAuthenticator } from '../testing/software-authenticator.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const SITE = 'studio.example';
const ORIGIN = `https://${SITE}`;
const NEW = 'Brand-n3w!';
const HERE = { clientAddress: '192.0.2.1' };

// Somebody signs in. What they proved was compared and found right; before it is written, it is taken away.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let plain: Database;
  let email: string;
  let id: string;
  let AccessToken: string;
  let passkey: ReturnType<typeof softwareAuthenticator>;
  let totp: TOTP;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh(), { config: { passkeySite: { relyingPartyId: SITE, origins: [ORIGIN] } } });
    plain = pool.identity.db;
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
    id = await pool.create({ email });
    ({ AccessToken } = await tokensOfSignIn(pool, email));
  });

  /** Takes away what was proved as soon as what decides begins, which then waits until that is written. */
  const meanwhile = (takeAway: () => Promise<unknown>) => {
    let times = 0;
    const db = new Proxy(plain, {
      get(target, key) {
        if (key !== 'transaction') {
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return () => ({
          async execute(work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) {
            Object.assign(pool.identity, { db: plain });
            times += 1;
            await takeAway();
            return target.transaction().execute(work);
          },
        });
      },
    });
    Object.assign(pool.identity, { db });
    return () => times;
  };
  const own = async (operation: string, body: object) => {
    const answered = await operations.get(operation)?.answer(pool.identity, { ClientId: 'studio', ...body }, HERE);
    expect(answered?.ok).toBe(true);
  };
  const byAdministrator = async (operation: string, body: object = {}) => {
    const call = { UserPoolId: 'local_studio', Username: id, ...body };
    const answered = await adminOperations.get(operation)?.answer(pool.identity, call, HERE);
    expect(answered?.ok).toBe(true);
  };

  const ways = {
    async 'a passkey'() {
      passkey = softwareAuthenticator();
      const started = await pool.call('StartWebAuthnRegistration', { AccessToken });
      const { challenge } = started.body['CredentialCreationOptions'] as { readonly challenge: string };
      const Credential = passkey.create({ challenge, rpId: SITE, origin: ORIGIN });
      await own('CompleteWebAuthnRegistration', { AccessToken, Credential });
      const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' };
      const { body } = await pool.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
      const { CREDENTIAL_REQUEST_OPTIONS } = body['ChallengeParameters'] as Record<string, string>;
      const options = JSON.parse(CREDENTIAL_REQUEST_OPTIONS ?? '') as Omit<AuthenticatorRequest, 'origin'>;
      const CREDENTIAL = JSON.stringify(passkey.get({ ...options, origin: ORIGIN }));
      const ChallengeResponses = { USERNAME: email, CREDENTIAL };
      return { ChallengeName: 'WEB_AUTHN', Session: body['Session'], ChallengeResponses };
    },
    async 'a code of the app'() {
      const { body } = await pool.call('AssociateSoftwareToken', { AccessToken });
      totp = new TOTP({ secret: Secret.fromBase32(String(body['SecretCode'])) });
      const UserCode = totp.generate({ timestamp: pool.identity.clock() });
      await own('VerifySoftwareToken', { AccessToken, UserCode });
      await own('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
      pool.pass(MINUTE_MS);
      const { Session } = (await callSignIn(pool, email)).body;
      const SOFTWARE_TOKEN_MFA_CODE = totp.generate({ timestamp: pool.identity.clock() });
      const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE };
      return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses };
    },
    async 'a code by e-mail'() {
      await own('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
      const { Session } = (await callSignIn(pool, email)).body;
      const EMAIL_OTP_CODE = /\b\d{8}\b/.exec(pool.outbox.emails()[0]?.text ?? '')?.[0];
      return { ChallengeName: 'EMAIL_OTP', Session, ChallengeResponses: { USERNAME: email, EMAIL_OTP_CODE } };
    },
  } as const;
  type Way = keyof typeof ways;
  const everyWay = Object.keys(ways) as readonly Way[];

  const takingAway: Readonly<Record<string, readonly [ways: readonly Way[], act: () => Promise<unknown>]>> = {
    'the passkey was deleted': [
      ['a passkey'],
      () => own('DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.credentialId }),
    ],
    'the app was turned off': [
      ['a code of the app'],
      () => own('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }),
    ],
    'codes by e-mail were turned off': [
      ['a code by e-mail'],
      () => own('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: false } }),
    ],
    'the password was changed': [
      everyWay,
      () => own('ChangePassword', { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: NEW }),
    ],
    'an administrator set a password': [
      everyWay,
      () => byAdministrator('AdminSetUserPassword', { Password: NEW, Permanent: true }),
    ],
    'an administrator required a reset': [everyWay, () => byAdministrator('AdminResetUserPassword')],
    'an administrator moved the account': [
      everyWay,
      () =>
        byAdministrator('AdminUpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: `new-${email}` }] }),
    ],
    'the account was kept out': [everyWay, () => setDisabled(pool.identity, id, true)],
    'the account was signed out everywhere': [everyWay, () => own('GlobalSignOut', { AccessToken })],
    'the account was deleted': [everyWay, () => own('DeleteUser', { AccessToken })],
  };
  const cases = Object.entries(takingAway).flatMap(([what, [those, act]]) =>
    those.map((way) => [way, what, act] as const),
  );

  test.each(cases)('%s begins no session once %s', async (way, _what, act) => {
    const before = await ways[way]();
    const sessions = async () =>
      (await pool.db.selectFrom('sessions').select('id').where('accountId', '=', id).execute()).map((one) => one.id);
    const known = await sessions();
    const times = meanwhile(act);
    const answered = await pool.call('RespondToAuthChallenge', before);
    expect(times()).toBe(1);
    expect(answered.refused).toMatch(/^(NotAuthorized|ResourceNotFound)Exception$/);
    expect((await sessions()).filter((one) => !known.includes(one))).toEqual([]);
  });

  describe('where nothing was taken away', () => {
    test.each(everyWay)('%s begins one', async (way) => {
      const before = await ways[way]();
      const times = meanwhile(async () => undefined);
      expect((await pool.call('RespondToAuthChallenge', before)).status).toBe(200);
      expect(times()).toBe(1);
    });
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
