import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import type { DatabaseSource } from '../../db/open-database.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { isKnownAddress } from '../accounts/known-address.ts';
import { adminUpdateUserAttributes } from '../admin-api/operations/admin-update-user-attributes.ts';
import { callSignIn, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { callAnswerSrp, callBeginSrp, challengeOf, clientSrpResponses, signInBySrp } from '../testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const HERE = { clientAddress: '192.0.2.1' };
const SQUATTER = { clientAddress: '203.0.113.66' };
const WRONG = 'Wr0ng-one!';

// What a sign-in shows of an address before a password was right: an id and a salt, which clients keep as a user name.
onEachDatabase((fresh) => {
  let source: DatabaseSource;
  let pool: TestPool;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    source = await fresh();
    pool = await openTestPool(source);
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
  });

  const shown = async (typed = email) => {
    const { USERNAME, USER_ID_FOR_SRP, SALT } = challengeOf(await callBeginSrp(pool, typed));
    return { USERNAME, USER_ID_FOR_SRP, SALT };
  };
  const idOf = async (typed = email) => (await shown(typed)).USER_ID_FOR_SRP;
  const signUp = (Password = TEST_PASSWORD, facts = HERE) => pool.call('SignUp', { Username: email, Password }, facts);
  const confirm = (Username = email, ConfirmationCode = pool.latestCode(), facts = HERE) =>
    pool.call('ConfirmSignUp', { Username, ConfirmationCode }, facts);
  const join = async () => {
    await signUp();
    expect((await confirm()).status).toBe(200);
    return idOf();
  };
  const subOf = async (typed = email) => {
    const { AccessToken } = await tokensOfSignIn(pool, typed);
    return (await pool.call('GetUser', { AccessToken })).body['Username'];
  };
  const remove = async (id: string) => {
    const account = await findAccountById(pool.identity, id);
    if (account === undefined) throw new Error('There is no account.');
    await deleteAccount(pool.identity, account);
  };
  const move = async (to: string) => {
    const { AccessToken } = await tokensOfSignIn(pool, email);
    await pool.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value: to }] });
    const call = { AccessToken, AttributeName: 'email', Code: pool.latestCode() };
    expect((await pool.call('VerifyUserAttribute', call)).status).toBe(200);
  };

  describe('what an address shows tells nobody that it has an account', () => {
    test('the same before a sign-up, while it waits and after it is confirmed', async () => {
      const before = await shown();
      const { body } = await signUp();
      expect(body['UserSub']).toBe(before.USER_ID_FOR_SRP);
      await signUp(WRONG, SQUATTER);
      expect(await shown()).toEqual(before);
      expect(await shown(before.USERNAME)).toEqual(before);
      await signUp();
      expect((await confirm()).status).toBe(200);
      expect(await shown()).toEqual(before);
      expect(await shown(before.USERNAME.toUpperCase())).toEqual(before);
      expect(await subOf()).toBe(before.USERNAME);
    });

    test('the same once an administrator made one, and to another server of the database', async () => {
      const before = await shown();
      expect(await pool.create({ email })).toBe(before.USERNAME);
      expect(await shown()).toEqual(before);
      const other = 'sqliteFile' in source ? pool : await openTestPool(source);
      expect(challengeOf(await callBeginSrp(other, email))).toMatchObject(before);
      if (other !== pool) await other.close();
    });
  });

  describe('a user object from before the confirmation', () => {
    test('signs in by the id that it was shown', async () => {
      await signUp();
      const refused = await signInBySrp(pool, email, TEST_PASSWORD);
      expect(refused.refused).toBe('UserNotConfirmedException');
      const Username = await idOf();
      await pool.call('ResendConfirmationCode', { Username });
      expect((await confirm(Username)).status).toBe(200);
      expect((await signInBySrp(pool, Username, TEST_PASSWORD)).body).toHaveProperty('AuthenticationResult');
      expect((await callSignIn(pool, Username)).body).toHaveProperty('AuthenticationResult');
    });

    test('gets in by no other password than the confirmed one, whatever it began before', async () => {
      await signUp(WRONG, SQUATTER);
      const begun = challengeOf(await callBeginSrp(pool, email));
      await signUp();
      await confirm();
      const answer = await callAnswerSrp(pool, clientSrpResponses(pool, begun, WRONG));
      expect(answer.refused).toBe('NotAuthorizedException');
      expect((await signInBySrp(pool, email, WRONG)).refused).toBe('NotAuthorizedException');
      expect((await signInBySrp(pool, email, TEST_PASSWORD)).body).toHaveProperty('AuthenticationResult');
    });

    test('makes no address one of the account’s own, nor clears its wrong passwords', async () => {
      await signUp(WRONG, SQUATTER);
      const enter = (PASSWORD: string) => {
        const AuthParameters = { USERNAME: email, PASSWORD };
        return pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, SQUATTER);
      };
      for (let times = 0; times < 9; times += 1)
        expect((await enter('N0t-it-yet!')).refused).toBe('NotAuthorizedException');
      for (let times = 0; times < 3; times += 1) expect((await enter(WRONG)).refused).toBe('UserNotConfirmedException');
      const id = await join();
      expect(await isKnownAddress(pool.identity, id, SQUATTER.clientAddress)).toBe(false);
      expect((await enter('N0t-it-yet!')).body['message']).toBe('Incorrect username or password.');
      expect((await enter(TEST_PASSWORD)).body['message']).toBe('Password attempts exceeded');
    });
  });

  describe('a sub is given once', () => {
    test('who signs up again after a deletion has another, and the old one is nobody’s', async () => {
      const first = await join();
      await remove(first);
      const next = await shown();
      expect(next.USERNAME).not.toBe(first);
      expect(await join()).toBe(next.USERNAME);
      await remove(next.USERNAME);
      const third = await join();
      expect(new Set([first, next.USERNAME, third]).size).toBe(3);
      expect((await signInBySrp(pool, first, TEST_PASSWORD)).refused).toBe('NotAuthorizedException');
    });

    test('the address that an account has left has another; the account keeps its own', async () => {
      const first = await join();
      const other = `moved${count}@example.org`;
      await move(other);
      expect(await idOf(other)).toBe(first);
      const second = await join();
      expect(second).not.toBe(first);
      expect([await subOf(other), await subOf()]).toEqual([first, second]);
    });

    test('the same, where an administrator moved it', async () => {
      const first = await pool.create({ email });
      const UserAttributes = [{ Name: 'email', Value: `moved${count}@example.org` }];
      const call = { UserPoolId: 'local_studio', Username: first, UserAttributes };
      expect((await adminUpdateUserAttributes.answer(pool.identity, call, HERE)).ok).toBe(true);
      expect(await join()).not.toBe(first);
      // An attribute alone moves nothing.
      const named = { UserPoolId: 'local_studio', Username: first, UserAttributes: [{ Name: 'name', Value: 'Ann' }] };
      const before = await pool.db.selectFrom('leftAddresses').selectAll().execute();
      expect((await adminUpdateUserAttributes.answer(pool.identity, named, HERE)).ok).toBe(true);
      expect(await pool.db.selectFrom('leftAddresses').selectAll().execute()).toEqual(before);
    });

    test('a sign-up from before an account left becomes no account with its sub', async () => {
      await signUp();
      const code = pool.latestCode();
      const id = await pool.create({ email, password: WRONG });
      await remove(id);
      for (const name of [email, id]) expect((await confirm(name, code)).refused).toBe('CodeMismatchException');
      expect(await findAccountById(pool.identity, id)).toBeUndefined();
      expect(await join()).not.toBe(id);
    });

    test('nor one that is inserted while the account leaves', async () => {
      const id = await pool.create({ email });
      await remove(id);
      const password = pool.identity.srp.createRecord(id, TEST_PASSWORD);
      const stale = {
        id,
        password,
        loginEmail: emailAddress(email),
        email: emailAddress(email),
        isEmailVerified: true,
        attributes: {},
      };
      expect(await insertAccount(pool.identity, pool.db, { ...stale, status: 'CONFIRMED' })).toBe(false);
      expect(await findAccountById(pool.identity, id)).toBeUndefined();
    });

    test('an account of a provider is shown for no address, and its address is not counted', async () => {
      const id = pool.identity.random.uuid();
      const password = pool.identity.srp.createRecord(id, TEST_PASSWORD);
      const before = await shown();
      const row = { id, password, loginEmail: null, email: emailAddress(email), isEmailVerified: true, attributes: {} };
      expect(await insertAccount(pool.identity, pool.db, { ...row, status: 'CONFIRMED' })).toBe(true);
      expect(await shown()).toEqual(before);
      await remove(id);
      expect(await shown()).toEqual(before);
    });
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
