import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { givePassword } from '../administration/administer.ts';
import { findAccount, findAccountById } from '../accounts/find-account.ts';
import { namedByAddress, namedById } from '../accounts/login-name.ts';
import { adminOperations } from '../admin-api/operations/registry.ts';
import { accountOfProvider } from '../federation/account-of-provider.ts';
import { OWN_ACCOUNT } from '../tokens/issue-tokens.ts';
import { nothingAlongside, startSession } from '../tokens/start-session.ts';
import { callSignIn, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const HERE = { clientAddress: '192.0.2.1' };

// An account moves from one mailbox to another. A thief has a token of its session, from long ago perhaps, and reads the
// mailbox that it leaves.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let id: string;
  let old: string;
  let next: string;
  let AccessToken: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    old = `ann${count}@old.example`;
    next = `ann${count}@new.example`;
    id = await pool.create({ email: old });
    ({ AccessToken } = await tokensOfSignIn(pool, old));
  });

  const latest = (to: string) => /\d{6}/.exec(pool.outbox.emails().find((one) => one.to === to)?.text ?? '')?.[0];
  const ask = () => pool.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
  const name = (Value: string) =>
    pool.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] });
  const enter = (Code = '000000') => pool.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
  const address = async () => {
    const account = await findAccountById(pool.identity, id);
    return [account?.email, account?.isEmailVerified];
  };
  const moveByAdministrator = (email: string, email_verified = 'true') => {
    const UserAttributes = Object.entries({ email, email_verified }).map(([Name, Value]) => ({ Name, Value }));
    return adminOperations
      .get('AdminUpdateUserAttributes')
      ?.answer(pool.identity, { Username: id, UserAttributes }, HERE);
  };

  describe('a code does not bring an account back', () => {
    test('to the mailbox that it has left', async () => {
      expect((await ask()).status).toBe(200);
      const code = latest(old);
      expect((await moveByAdministrator(next))?.ok).toBe(true);
      expect((await enter(code)).refused).toBe('CodeMismatchException');
      expect(await address()).toEqual([next, true]);
    });

    test('to one that was named before an administrator moved it', async () => {
      expect((await name(`thief${count}@example.org`)).status).toBe(200);
      const code = latest(`thief${count}@example.org`);
      expect((await moveByAdministrator(next))?.ok).toBe(true);
      expect((await enter(code)).refused).toBe('CodeMismatchException');
      expect(await address()).toEqual([next, true]);
    });

    test('to the one that a provider said before', async () => {
      const said = (email: string, isEmailVerified: boolean) =>
        accountOfProvider(
          pool.identity,
          { name: 'google' },
          { subject: `g-${count}`, email: emailAddress(email), isEmailVerified, attributes: {} },
        );
      const account = await said(`g${count}@old.example`, false);
      ({ id } = account);
      const asked = { id: pool.identity.random.uuid(), scope: OWN_ACCOUNT, hasIdToken: 1 as const };
      const begun = { ...asked, secondFactorBy: null };
      const tokens = await startSession(pool.identity, account, HERE, nothingAlongside, begun);
      if (!tokens.ok) throw new Error(tokens.problem.message);
      ({ AccessToken } = tokens.value);
      expect((await ask()).status).toBe(200);
      const code = latest(`g${count}@old.example`);
      await said(`g${count}@gmail.com`, true);
      expect((await enter(code)).refused).toBe('CodeMismatchException');
      expect(await address()).toEqual([`g${count}@gmail.com`, true]);
    });
  });

  describe('a token from long ago does not make a code worthless that is on its way to the new mailbox', () => {
    test('by asking for one: that goes there once more', async () => {
      expect((await name(next)).status).toBe(200);
      const code = latest(next);
      pool.pass(11 * MINUTE_MS);
      const written = pool.outbox.emails().filter(({ to }) => to === old).length;
      expect((await ask()).body).toMatchObject({ CodeDeliveryDetails: { Destination: 'a***@n***' } });
      expect(latest(next)).toBe(code);
      expect(pool.outbox.emails().filter(({ to }) => to === old)).toHaveLength(written);
      expect((await enter(code)).status).toBe(200);
      expect(await address()).toEqual([next, true]);
    });

    test('nor by naming the address that the account has, where that was never confirmed', async () => {
      expect((await moveByAdministrator(old, 'false'))?.ok).toBe(true);
      expect((await name(next)).status).toBe(200);
      pool.pass(11 * MINUTE_MS);
      expect((await name(old)).body).toEqual({
        __type: 'NotAuthorizedException',
        message: 'Please log in again before you change the email address.',
      });
      expect((await enter(latest(next))).status).toBe(200);
    });
  });

  test('a code to the account’s own address confirms it where no other was named', async () => {
    expect((await moveByAdministrator(old, 'false'))?.ok).toBe(true);
    pool.pass(11 * MINUTE_MS);
    expect((await ask()).status).toBe(200);
    expect((await enter(latest(old))).status).toBe(200);
    expect(await address()).toEqual([old, true]);
  });

  describe('the temporary password that went to a mistyped address', () => {
    const NEW = 'Brand-n3w!';
    const invite = async (Username: string) => {
      const call = { Username, TemporaryPassword: TEST_PASSWORD, UserAttributes: [{ Name: 'email', Value: Username }] };
      const { answer } = adminOperations.get('AdminCreateUser') ?? {};
      expect((await answer?.(pool.identity, call, HERE))?.ok).toBe(true);
      id = (await findAccount(pool.identity, namedByAddress(emailAddress(Username))))?.id ?? '';
    };

    test('opens nothing once the address is corrected, begun or not; a code to the right one does', async () => {
      const [mistyped, right] = [`boss${count}@exmaple.com`, `boss${count}@example.com`];
      await invite(mistyped);
      const { Session } = (await callSignIn(pool, mistyped)).body;
      expect((await moveByAdministrator(right))?.ok).toBe(true);
      expect((await callSignIn(pool, right)).refused).toBe('NotAuthorizedException');
      const answered = await pool.call('RespondToAuthChallenge', {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: id, NEW_PASSWORD: NEW },
      });
      expect(answered.refused).toBe('NotAuthorizedException');
      await pool.call('ForgotPassword', { Username: right });
      const reset = { Username: right, ConfirmationCode: latest(right), Password: TEST_PASSWORD };
      expect((await pool.call('ConfirmForgotPassword', reset)).status).toBe(200);
      expect((await callSignIn(pool, right)).body).toHaveProperty('AuthenticationResult');
    });

    test('still opens the account where the address stays', async () => {
      const email = `boss${count}@example.com`;
      await invite(email);
      expect((await moveByAdministrator(email))?.ok).toBe(true);
      expect((await callSignIn(pool, email)).body['ChallengeName']).toBe('NEW_PASSWORD_REQUIRED');
    });
  });

  describe('a move that somebody began who had the password ends', () => {
    const codes = () => pool.db.selectFrom('codes').selectAll().where('accountId', '=', id).execute();

    test('when the owner resets it: the code is worth nothing, and none goes to that mailbox once more', async () => {
      const thief = `thief${count}@example.org`;
      expect((await name(thief)).status).toBe(200);
      const code = latest(thief);
      await pool.call('ForgotPassword', { Username: old });
      const reset = { Username: old, ConfirmationCode: latest(old), Password: TEST_PASSWORD };
      expect((await pool.call('ConfirmForgotPassword', reset)).status).toBe(200);
      expect(await codes()).toEqual([]);
      ({ AccessToken } = await tokensOfSignIn(pool, old));
      expect((await enter(code)).refused).toBe('CodeMismatchException');
      expect((await ask()).body).toMatchObject({ CodeDeliveryDetails: { Destination: 'a***@o***' } });
      expect(await address()).toEqual([old, true]);
    });

    test('when an administrator sets or gives another', async () => {
      expect((await name(next)).status).toBe(200);
      const call = { Username: id, Password: TEST_PASSWORD, Permanent: true };
      expect((await adminOperations.get('AdminSetUserPassword')?.answer(pool.identity, call, HERE))?.ok).toBe(true);
      expect(await codes()).toEqual([]);
      ({ AccessToken } = await tokensOfSignIn(pool, old));
      expect((await name(next)).status).toBe(200);
      expect((await givePassword(pool.identity, namedById(id))).ok).toBe(true);
      expect(await codes()).toEqual([]);
    });
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
