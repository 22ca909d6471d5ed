import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { endSessionsOf } from '../accounts/end-sessions.ts';
import { namedById } from '../accounts/login-name.ts';
import { requireReset } from '../administration/administer.ts';
import { callSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';

// A studio that requires a second factor. A thief who has the password signs in before the owner has set up an app, and
// keeps the Session that would set one up.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let id: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh(), { config: { oneTimePasswords: 'ON' } });
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    count += 1;
    email = `ann${count}@example.org`;
    id = await pool.create({ email });
  });

  const begin = async () => (await callSignIn(pool, email)).body['Session'];
  const associate = async (Session: unknown) => pool.call('AssociateSoftwareToken', { Session });
  const codeOf = (secret: unknown) =>
    new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: pool.identity.clock() });
  const verify = ({ body }: Awaited<ReturnType<typeof associate>>) =>
    pool.call('VerifySoftwareToken', { Session: body['Session'], UserCode: codeOf(body['SecretCode']) });
  const finish = (Session: unknown) =>
    pool.call('RespondToAuthChallenge', {
      ChallengeName: 'MFA_SETUP',
      Session,
      ChallengeResponses: { USERNAME: email },
    });

  describe('a sign-in from before the owner set up an app', () => {
    test('sets up none in its place', async () => {
      const [early, pending] = [await begin(), await associate(await begin())];
      const owned = await verify(await associate(await begin()));
      expect((await finish(owned.body['Session'])).body).toHaveProperty('AuthenticationResult');
      expect((await associate(early)).refused).toBe('NotAuthorizedException');
      expect((await verify(pending)).refused).toBe('NotAuthorizedException');
      expect((await callSignIn(pool, email)).body['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
    });

    test('sets up none at the same moment: of two apps one is proved, and lets in who proved it', async () => {
      const both = [await begin(), await begin()];
      const apps = await Promise.all(both.map(associate));
      const proved = await Promise.all(apps.map(verify));
      const right = proved.filter(({ status }) => status === 200);
      expect(right.length).toBeLessThanOrEqual(1);
      for (const { body } of right) {
        expect((await finish(body['Session'])).body).toHaveProperty('AuthenticationResult');
      }
    });

    test('ends when it would have ended, however often it asks for a secret', async () => {
      let session = await begin();
      for (let times = 0; times < 2; times += 1) {
        pool.pass(MINUTE_MS);
        session = (await associate(session)).body['Session'];
        expect(session).toBeDefined();
      }
      pool.pass(MINUTE_MS);
      expect((await associate(session)).refused).toBe('NotAuthorizedException');
    });
  });

  describe('a sign-in from before an administrator required another password', () => {
    const require = async () => expect((await requireReset(pool.identity, namedById(id))).ok).toBe(true);

    test('sets up no app, whether it has asked for its secret or not', async () => {
      const [early, pending] = [await begin(), await associate(await begin())];
      await require();
      expect((await associate(early)).refused).toBe('NotAuthorizedException');
      expect((await verify(pending)).refused).toBe('NotAuthorizedException');
      const row = pool.db.selectFrom('accounts').select('sealedTotpSecret').where('id', '=', id);
      expect(await row.executeTakeFirst()).toEqual({ sealedTotpSecret: null });
    });

    test('replaces no temporary password', async () => {
      email = `temporary${count}@example.org`;
      id = await pool.create({ email, status: 'FORCE_CHANGE_PASSWORD' });
      const Session = await begin();
      await require();
      const answered = await pool.call('RespondToAuthChallenge', {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: 'Brand-n3w!' },
      });
      expect(answered.refused).toBe('NotAuthorizedException');
      expect((await callSignIn(pool, email)).refused).toBe('PasswordResetRequiredException');
    });
  });

  test('a sign-in from before its owner was signed out everywhere sets up no app, and lets nobody in', async () => {
    const [early, pending] = [await begin(), await associate(await begin())];
    const proved = await verify(await associate(await begin()));
    expect(proved.status).toBe(200);
    await endSessionsOf(pool.identity, id);
    expect((await associate(early)).refused).toBe('NotAuthorizedException');
    expect((await verify(pending)).refused).toBe('NotAuthorizedException');
    expect((await finish(proved.body['Session'])).refused).toBe('NotAuthorizedException');
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
