import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { adminOperations } from '../admin-api/operations/registry.ts';
import { exchangeCode, issueCode } from '../hosted/authorization-code.ts';
import { initiateAuth } from '../operations/initiate-auth.ts';
import { callSignIn, type TestTokens, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { type CallAnswer, openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const HERE = { clientAddress: '192.0.2.1' };
const BY_APP = { SoftwareTokenMfaSettings: { Enabled: true } };
const BY_EMAIL = { EmailMfaSettings: { Enabled: true } };

// A thief knows the password, and reads the mailbox or has a stolen token; the authenticator app is the owner's.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let id: string;
  let owner: TestTokens;
  let totp: TOTP;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
    id = await pool.create({ email });
    owner = await tokensOfSignIn(pool, email);
  });

  const appOf = ({ body }: CallAnswer) => new TOTP({ secret: Secret.fromBase32(String(body['SecretCode'])) });
  const codeOf = (app: TOTP) => app.generate({ timestamp: pool.identity.clock() });
  const associate = ({ AccessToken }: TestTokens) => pool.call('AssociateSoftwareToken', { AccessToken });
  const verify = ({ AccessToken }: TestTokens, app: TOTP) =>
    pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeOf(app) });
  const prefer = (more: object, { AccessToken } = owner) => pool.call('SetUserMFAPreference', { AccessToken, ...more });
  const setUpApp = async () => {
    totp = appOf(await associate(owner));
    expect((await verify(owner, totp)).status).toBe(200);
    pool.pass(MINUTE_MS);
  };
  const answer = (ChallengeName: string, Session: unknown, more: Readonly<Record<string, unknown>>) =>
    pool.call('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses: { USERNAME: id, ...more } });
  const sentCode = () => /\b\d{8}\b/.exec(pool.outbox.emails().find(({ to }) => to === email)?.text ?? '')?.[0];
  const over = { refused: 'NotAuthorizedException', body: { message: expect.stringMatching(/^Invalid session/) } };

  describe('a sign-in that was begun before its owner protected the account otherwise ends without a session', () => {
    const choose = async (ANSWER: string) => {
      const begun = await callSignIn(pool, email);
      return (await answer('SELECT_MFA_TYPE', begun.body['Session'], { ANSWER })).body['Session'];
    };
    beforeEach(async () => {
      await setUpApp();
      await prefer({ ...BY_APP, ...BY_EMAIL });
    });

    test('with a code by e-mail, once the app is preferred', async () => {
      const session = await choose('EMAIL_OTP');
      const EMAIL_OTP_CODE = sentCode();
      await prefer({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
      expect(await answer('EMAIL_OTP', session, { EMAIL_OTP_CODE })).toMatchObject(over);
      expect((await callSignIn(pool, email)).body['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
    });

    test('where it was still to be chosen', async () => {
      const { Session } = (await callSignIn(pool, email)).body;
      await prefer({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
      expect(await answer('SELECT_MFA_TYPE', Session, { ANSWER: 'EMAIL_OTP' })).toMatchObject(over);
    });

    test('with a code of the app, once e-mail is preferred', async () => {
      const session = await choose('SOFTWARE_TOKEN_MFA');
      await prefer({ EmailMfaSettings: { Enabled: true, PreferredMfa: true } });
      const SOFTWARE_TOKEN_MFA_CODE = codeOf(totp);
      expect(await answer('SOFTWARE_TOKEN_MFA', session, { SOFTWARE_TOKEN_MFA_CODE })).toMatchObject(over);
    });

    test('with a code of the hosted pages that was not exchanged', async () => {
      const { identity } = pool;
      const verifier = 'v'.repeat(43);
      const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
      const asked = { clientId: 'studio', redirectUri: 'https://a.example/', codeChallenge, scope: 'openid' };
      const codeOfPages = async () => {
        const account = await findAccountById(identity, id);
        const issued = account && (await issueCode(identity, account, asked, 'itself'));
        return issued?.ok ? issued.value : 'no code';
      };
      const exchange = (code: string) => exchangeCode(identity, { ...asked, code, verifier }, HERE);
      expect(await exchange(await codeOfPages())).toHaveProperty('AccessToken');
      const early = await codeOfPages();
      await prefer({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
      expect(await exchange(early)).toBeUndefined();
    });

    test('and with a session where nothing was changed', async () => {
      const session = await choose('EMAIL_OTP');
      const EMAIL_OTP_CODE = sentCode();
      expect((await answer('EMAIL_OTP', session, { EMAIL_OTP_CODE })).body).toHaveProperty('AuthenticationResult');
    });
  });

  describe('codes by e-mail to an address that is no longer confirmed', () => {
    const move = async (more: readonly { readonly Name: string; readonly Value: string }[] = []) => {
      email = `moved${count}@example.org`;
      const UserAttributes = [{ Name: 'email', Value: email }, ...more];
      const operation = adminOperations.get('AdminUpdateUserAttributes');
      expect((await operation?.answer(pool.identity, { Username: id, UserAttributes }, HERE))?.ok).toBe(true);
    };

    test('are not left out: the password alone opens nothing', async () => {
      await prefer(BY_EMAIL);
      await move();
      expect(await callSignIn(pool, email)).toMatchObject({
        refused: 'NotAuthorizedException',
        body: { message: expect.stringMatching(/email address has to be confirmed/) },
      });
      await move([{ Name: 'email_verified', Value: 'true' }]);
      expect((await callSignIn(pool, email)).body['ChallengeName']).toBe('EMAIL_OTP');
    });

    test('nor does a session that passed none of them change how the account is protected', async () => {
      const thief = await tokensOfSignIn(pool, email);
      await prefer(BY_EMAIL);
      await move();
      expect((await prefer({ EmailMfaSettings: { Enabled: false } }, thief)).refused).toBe('NotAuthorizedException');
      expect((await associate(thief)).refused).toBe('NotAuthorizedException');
    });

    test('the app is asked for where it is on, too', async () => {
      await setUpApp();
      await prefer({ ...BY_APP, EmailMfaSettings: { Enabled: true, PreferredMfa: true } });
      await move();
      expect((await callSignIn(pool, email)).body['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
    });

    test('where a second factor is required, no app is set up in their place', async () => {
      await prefer(BY_EMAIL);
      await move();
      const strict = { ...pool.identity, config: { ...pool.identity.config, oneTimePasswords: 'ON' as const } };
      const AuthParameters = { USERNAME: email, PASSWORD: TEST_PASSWORD };
      const call = { ClientId: strict.config.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
      expect(await initiateAuth.answer(strict, call, HERE)).toMatchObject({
        problem: { code: 'second_factor_unreachable' },
      });
    });
  });

  describe('a secret for an app that was asked for', () => {
    const reset = async () => {
      await pool.call('ForgotPassword', { Username: email });
      const call = { Username: email, ConfirmationCode: pool.latestCode(), Password: TEST_PASSWORD };
      expect((await pool.call('ConfirmForgotPassword', call)).status).toBe(200);
    };
    const refused = { refused: 'EnableSoftwareTokenMFAException' };

    test('is worth nothing after a reset, in a session from after it', async () => {
      const app = appOf(await associate(owner));
      await reset();
      expect(await verify(await tokensOfSignIn(pool, email), app)).toMatchObject(refused);
    });

    test('nor in any other session, nor in its own once the password was changed', async () => {
      const app = appOf(await associate(owner));
      expect(await verify(await tokensOfSignIn(pool, email), app)).toMatchObject(refused);
      const { AccessToken } = owner;
      const call = { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: 'Ch4nged-1!' };
      expect((await pool.call('ChangePassword', call)).status).toBe(200);
      expect(await verify(owner, app)).toMatchObject(refused);
    });

    test('ends after a quarter of an hour; until then its code may take some minutes', async () => {
      const app = appOf(await associate(owner));
      pool.pass(14 * MINUTE_MS);
      expect((await verify(owner, app)).status).toBe(200);
      owner = await tokensOfSignIn(pool, email);
      const late = appOf(await associate(owner));
      pool.pass(16 * MINUTE_MS);
      expect(await verify(owner, late)).toMatchObject(refused);
    });
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
