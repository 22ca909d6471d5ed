import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { namedById } from '../accounts/login-name.ts';
import { emailAddress } from '#shared/email-address.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { givePassword } from '../administration/administer.ts';
import { setDisabled } from '../administration/set-disabled.ts';
import { adminSetUserPassword } from '../admin-api/operations/admin-set-user-password.ts';
import { adminUpdateUserAttributes } from '../admin-api/operations/admin-update-user-attributes.ts';
import { callSignIn, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const NEW = 'Brand-n3w!';
const HERE = { clientAddress: '192.0.2.1' };

// A thief reads a mailbox that its owner has left, and has asked for a code before.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let id: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@old.example`;
    id = await pool.create({ email });
  });

  const askCode = async () => {
    await pool.call('ForgotPassword', { Username: email });
    return pool.latestCode();
  };
  const reset = (ConfirmationCode: string, Username = id) =>
    pool.call('ConfirmForgotPassword', { Username, ConfirmationCode, Password: NEW });
  const codes = () => pool.db.selectFrom('codes').selectAll().where('accountId', '=', id).execute();

  describe('a code to reset a password opens nothing', () => {
    test('once its owner has moved to another address', async () => {
      const { AccessToken } = await tokensOfSignIn(pool, email);
      const code = await askCode();
      const moved = { AccessToken, UserAttributes: [{ Name: 'email', Value: `ann${count}@new.example` }] };
      await pool.call('UpdateUserAttributes', moved);
      const Code = pool.outbox.emails()[0]?.text.match(/\d{6}/)?.[0];
      const call = { AccessToken, AttributeName: 'email', Code };
      expect((await pool.call('VerifyUserAttribute', call)).status).toBe(200);
      expect(await codes()).toEqual([]);
      expect((await reset(code)).refused).toBe('CodeMismatchException');
      expect((await callSignIn(pool, `ann${count}@new.example`)).status).toBe(200);
    });

    test('once an administrator has moved the account', async () => {
      const code = await askCode();
      const UserAttributes = [{ Name: 'email', Value: `ann${count}@new.example` }];
      const call = { UserPoolId: 'local_studio', Username: id, UserAttributes };
      expect((await adminUpdateUserAttributes.answer(pool.identity, call, HERE)).ok).toBe(true);
      expect(await codes()).toEqual([]);
      expect((await reset(code)).status).toBe(400);
    });

    test('where it was written while the account moved', async () => {
      const code = await askCode();
      const next = emailAddress(`ann${count}@new.example`);
      const moved = { email: next, loginEmail: next };
      await pool.db.updateTable('accounts').set(moved).where('id', '=', id).execute();
      expect((await reset(code)).refused).toBe('ExpiredCodeException');
      expect((await callSignIn(pool, moved.email)).status).toBe(200);
    });

    test('once the password was changed', async () => {
      const { AccessToken } = await tokensOfSignIn(pool, email);
      const code = await askCode();
      const call = { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: 'Ch4nged-1!' };
      expect((await pool.call('ChangePassword', call)).status).toBe(200);
      expect((await reset(code)).refused).toBe('CodeMismatchException');
    });

    test('once an administrator set or gave a password', async () => {
      const first = await askCode();
      const call = { UserPoolId: 'local_studio', Username: id, Password: 'Ch4nged-1!', Permanent: true };
      expect((await adminSetUserPassword.answer(pool.identity, call, HERE)).ok).toBe(true);
      expect((await reset(first)).refused).toBe('CodeMismatchException');
      const second = await askCode();
      expect((await givePassword(pool.identity, namedById(id))).ok).toBe(true);
      expect((await reset(second)).refused).toBe('CodeMismatchException');
    });

    test('of an account that is kept out, which is told to who has the code alone', async () => {
      const code = await askCode();
      await setDisabled(pool.identity, id, true);
      const wrong = await reset('000000', email);
      const nobody = `nobody${count}@old.example`;
      await pool.call('ForgotPassword', { Username: nobody });
      expect(wrong).toEqual(await reset('000000', nobody));
      expect((await reset(code)).body).toEqual({ __type: 'NotAuthorizedException', message: 'User is disabled.' });
      await setDisabled(pool.identity, id, false);
      expect((await callSignIn(pool, email)).status).toBe(200);
    });
  });

  test('an app that was there before an administrator gave a password is turned on again by nobody', async () => {
    const { AccessToken: token } = await tokensOfSignIn(pool, email);
    const { body } = await pool.call('AssociateSoftwareToken', { AccessToken: token });
    const totp = new TOTP({ secret: Secret.fromBase32(String(body['SecretCode'])) });
    const UserCode = totp.generate({ timestamp: pool.identity.clock() });
    expect((await pool.call('VerifySoftwareToken', { AccessToken: token, UserCode })).status).toBe(200);
    expect((await givePassword(pool.identity, namedById(id))).ok).toBe(true);
    const call = { UserPoolId: 'local_studio', Username: id, Password: TEST_PASSWORD, Permanent: true };
    expect((await adminSetUserPassword.answer(pool.identity, call, HERE)).ok).toBe(true);
    const { AccessToken } = await tokensOfSignIn(pool, email);
    const on = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
    expect((await pool.call('SetUserMFAPreference', on)).refused).toBe('InvalidParameterException');
    expect((await callSignIn(pool, email)).body).toHaveProperty('AuthenticationResult');
  });

  test('the code works where nothing of it happened', async () => {
    expect((await reset(await askCode())).status).toBe(200);
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
