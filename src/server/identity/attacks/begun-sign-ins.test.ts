import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { setDisabled } from '../administration/set-disabled.ts';
import { adminOperations } from '../admin-api/operations/registry.ts';
import { finishWithTokens } from '../challenges/next-step.ts';
import { callSignIn, type TestTokens, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { callAnswerSrp, callBeginSrp, challengeOf, clientSrpResponses } from '../testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';
import { nothingAlongside } from '../tokens/start-session.ts';

const HERE = { clientAddress: '192.0.2.1' };
const BY_APP = { SoftwareTokenMfaSettings: { Enabled: true } };
const BY_EMAIL = { EmailMfaSettings: { Enabled: true } };

// Somebody has proved a password, and keeps the Session that asks for what comes next. All sessions of the account end.
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

  const answer = (ChallengeName: string, Session: unknown, more: Readonly<Record<string, unknown>>) =>
    pool.call('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses: { USERNAME: id, ...more } });
  const prefer = async (more: object) =>
    expect((await pool.call('SetUserMFAPreference', { AccessToken: owner.AccessToken, ...more })).status).toBe(200);
  const setUpApp = async () => {
    const { AccessToken } = owner;
    const { body } = await pool.call('AssociateSoftwareToken', { AccessToken });
    totp = new TOTP({ secret: Secret.fromBase32(String(body['SecretCode'])) });
    const UserCode = totp.generate({ timestamp: pool.identity.clock() });
    expect((await pool.call('VerifySoftwareToken', { AccessToken, UserCode })).status).toBe(200);
    pool.pass(MINUTE_MS);
  };
  const sentCode = () => /\b\d{8}\b/.exec(pool.outbox.emails().find(({ to }) => to === email)?.text ?? '')?.[0];
  const asked = async () => {
    const { body } = await callSignIn(pool, email);
    return { name: String(body['ChallengeName']), Session: body['Session'] };
  };

  /** Each begins a sign-in. @returns what answers the step that it waits at */
  const beginnings = {
    'a code of the app': async () => {
      await setUpApp();
      await prefer(BY_APP);
      const { name, Session } = await asked();
      const SOFTWARE_TOKEN_MFA_CODE = totp.generate({ timestamp: pool.identity.clock() });
      return () => answer(name, Session, { SOFTWARE_TOKEN_MFA_CODE });
    },
    'a code by e-mail': async () => {
      await prefer(BY_EMAIL);
      const { name, Session } = await asked();
      const EMAIL_OTP_CODE = sentCode();
      return () => answer(name, Session, { EMAIL_OTP_CODE });
    },
    'a choice between both': async () => {
      await setUpApp();
      await prefer({ ...BY_APP, ...BY_EMAIL });
      const { name, Session } = await asked();
      return () => answer(name, Session, { ANSWER: 'SOFTWARE_TOKEN_MFA' });
    },
    'a code by e-mail in place of the password': async () => {
      const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' };
      const { body } = await pool.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
      const EMAIL_OTP_CODE = sentCode();
      return () => answer('EMAIL_OTP', body['Session'], { EMAIL_OTP_CODE });
    },
    'what replaces a temporary password': async () => {
      await pool.db.updateTable('accounts').set({ status: 'FORCE_CHANGE_PASSWORD' }).where('id', '=', id).execute();
      const { name, Session } = await asked();
      return () => answer(name, Session, { NEW_PASSWORD: 'Brand-n3w!' });
    },
    'the proof of the password': async () => {
      const challenge = challengeOf(await callBeginSrp(pool, email));
      return () => callAnswerSrp(pool, clientSrpResponses(pool, challenge, TEST_PASSWORD));
    },
  } as const;
  const names = Object.keys(beginnings) as readonly (keyof typeof beginnings)[];

  const byAdministrator = async (operation: string) => {
    const answered = await adminOperations.get(operation)?.answer(pool.identity, { Username: id }, HERE);
    expect(answered?.ok).toBe(true);
  };
  const ends = {
    'was kept out and let in again': async () => {
      await setDisabled(pool.identity, id, true);
      await setDisabled(pool.identity, id, false);
    },
    'was signed out by an administrator': () => byAdministrator('AdminUserGlobalSignOut'),
    'was signed out everywhere by its owner': () => pool.call('GlobalSignOut', { AccessToken: owner.AccessToken }),
  } as const;

  describe.each(Object.entries(ends))('a sign-in that was begun before the account %s, ends', (_what, end) => {
    test.each(names)('where it waits for %s', async (name) => {
      const goOn = await beginnings[name]();
      await end();
      expect(await goOn()).toMatchObject({
        refused: 'NotAuthorizedException',
        body: { message: expect.stringMatching(/^Invalid session/) },
      });
      const sessions = pool.db.selectFrom('sessions').select('id').where('accountId', '=', id);
      expect(await sessions.execute()).toEqual([]);
    });

    test('where its password was just found right', async () => {
      const proved = await findAccountById(pool.identity, id);
      await end();
      const finish = (account: typeof proved) =>
        account && finishWithTokens(pool.identity, account, HERE, null, nothingAlongside);
      expect(await finish(proved)).toMatchObject({ problem: { code: 'session_over' } });
      expect(await finish(await findAccountById(pool.identity, id))).toMatchObject({ ok: true });
    });
  });

  test.each(names)('a sign-in that waits for %s goes on where nothing ended', async (name) => {
    expect((await (await beginnings[name]())()).status).toBe(200);
  });

  test('another begins at once', async () => {
    await byAdministrator('AdminUserGlobalSignOut');
    expect(await tokensOfSignIn(pool, email)).toHaveProperty('AccessToken');
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
