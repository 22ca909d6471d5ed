import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { namedById } from '../accounts/login-name.ts';
import { emailAddress } from '#shared/email-address.ts';
import type { Database, DatabaseSource } from '../../db/open-database.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import type { Account } from '../accounts/account.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { holdRow } from '../accounts/hold-account.ts';
import { moveAccount } from '../accounts/move-account.ts';
import { requireReset } from '../administration/administer.ts';
import { finishWithTokens } from '../challenges/next-step.ts';
import { accountOfProvider } from '../federation/account-of-provider.ts';
import { issueCode } from '../hosted/authorization-code.ts';
import { adminOperations } from '../admin-api/operations/registry.ts';
import { callSignIn, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';
import { nothingAlongside } from '../tokens/start-session.ts';

const NEW = 'Brand-n3w!';
const HERE = { clientAddress: '192.0.2.1' };

// Two processes at one PostgreSQL, as at a hosted studio. SQLite waits for another writer without letting go of its
// thread, so that two cannot take turns in one test.
onEachDatabase((fresh) => {
  let source: DatabaseSource;
  let pool: TestPool;
  let other: TestPool;
  let email: string;
  let id: string;
  let count = 0;
  beforeAll(async () => {
    source = await fresh();
    pool = await openTestPool(source);
    other = 'sqliteFile' in source ? pool : await openTestPool(source);
  });
  afterAll(async () => {
    if (other !== pool) await other.close();
    await pool.close();
  });
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
    id = await pool.create({ email });
  });

  const account = async () => {
    const found = await findAccountById(pool.identity, id);
    if (found === undefined) throw new Error('There is no account.');
    return found;
  };
  const reset = async () => {
    await pool.call('ForgotPassword', { Username: email });
    const call = { Username: email, ConfirmationCode: pool.latestCode(), Password: NEW };
    return () => pool.call('ConfirmForgotPassword', call);
  };
  const begin = (proved: Account) => finishWithTokens(pool.identity, proved, HERE, null, nothingAlongside);
  const sessions = () => pool.db.selectFrom('sessions').select('id').where('accountId', '=', id).execute();
  const change = (AccessToken: string, ProposedPassword: string) =>
    pool.call('ChangePassword', { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword });

  describe('an old password, proved at the moment of a reset', () => {
    test('begins no session that outlives the reset, in another process neither', async () => {
      for (let round = 0; round < 3; round += 1) {
        count += 1;
        email = `ann${count}@example.org`;
        id = await pool.create({ email });
        const confirm = await reset();
        let isOver = false;
        const thief = async (at: TestPool) => {
          while (!isOver) await callSignIn(at, email);
        };
        const thieves = [other, other, pool].map(thief);
        // Until the thieves are in.
        await expect.poll(async () => (await sessions()).length).toBeGreaterThan(2);
        expect((await confirm()).status).toBe(200);
        isOver = true;
        await Promise.all(thieves);
        expect(await sessions()).toEqual([]);
      }
    });

    test('begins none for an account that has moved since, as by a code in the mailbox that it left', async () => {
      const proved = await account();
      const next = emailAddress(`moved-${email}`);
      const moved = { email: next, loginEmail: next };
      await pool.db.updateTable('accounts').set(moved).where('id', '=', id).execute();
      expect(await begin(proved)).toMatchObject({ problem: { code: 'session_over' } });
      expect((await begin(await account())).ok).toBe(true);
    });

    test('begins none afterwards, and no code of the hosted pages', async () => {
      const proved = await account();
      await (await reset())();
      expect(await begin(proved)).toMatchObject({ problem: { code: 'session_over' } });
      const asked = { clientId: 'studio', redirectUri: 'https://a.example/', codeChallenge: 'x', scope: 'openid' };
      expect(await issueCode(pool.identity, proved, asked, null)).toMatchObject({ problem: { code: 'session_over' } });
      expect(await sessions()).toEqual([]);
    });

    test('begins none where an administrator requires a reset, after the second factor neither', async () => {
      const { AccessToken } = await tokensOfSignIn(pool, email);
      const { body } = await pool.call('AssociateSoftwareToken', { AccessToken });
      const totp = new TOTP({ secret: Secret.fromBase32(String(body['SecretCode'])) });
      const codeAfter = (ms: number) => totp.generate({ timestamp: pool.identity.clock() + ms });
      await pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeAfter(0) });
      await pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
      const asked = await callSignIn(pool, email);
      expect((await requireReset(pool.identity, namedById(id))).ok).toBe(true);
      const answered = await pool.call('RespondToAuthChallenge', {
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: asked.body['Session'],
        ChallengeResponses: { USERNAME: id, SOFTWARE_TOKEN_MFA_CODE: codeAfter(30_000) },
      });
      expect(answered.refused).toBe('NotAuthorizedException');
      expect(await sessions()).toEqual([]);
    });

    test('sets no other password: of changes at once one counts, and of a change and a reset one', async () => {
      const tokens = [await tokensOfSignIn(pool, email), await tokensOfSignIn(pool, email)];
      const passwords = ['Ch4nged-1!', 'Ch4nged-2!'];
      const changed = await Promise.all(
        tokens.map(({ AccessToken }, index) => change(AccessToken, passwords[index] ?? '')),
      );
      expect(changed.filter(({ status }) => status === 200)).toHaveLength(1);
      await pool.call('GlobalSignOut', { AccessToken: tokens[0]?.AccessToken });
      count += 1;
      email = `ann${count}@example.org`;
      id = await pool.create({ email });
      const { AccessToken } = await tokensOfSignIn(pool, email);
      const confirm = await reset();
      const both = await Promise.all([confirm(), change(AccessToken, 'Ch4nged-3!')]);
      const [isReset, isChanged] = both.map(({ status }) => status === 200);
      expect(isReset).not.toBe(isChanged);
      const AuthParameters = { USERNAME: email, PASSWORD: isReset ? NEW : 'Ch4nged-3!' };
      const entered = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
      expect(entered.body).toHaveProperty('AuthenticationResult');
    });
  });

  test('attributes that several windows set at once are all kept', async () => {
    const { AccessToken } = await tokensOfSignIn(pool, email);
    const names = ['name', 'nickname', 'website', 'gender', 'locale'];
    const set = (Name: string, Value: string, at: TestPool) =>
      at.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(names.map((name, index) => set(name, `${name}${round}`, index % 2 === 0 ? pool : other)));
      const { attributes } = await account();
      expect(attributes).toMatchObject(Object.fromEntries(names.map((name) => [name, `${name}${round}`])));
    }
  });

  describe('what was acknowledged is not undone by who had read the account before', () => {
    /** Makes a change while somebody, who has read the account from before, waits for its row. */
    const beside = async <T>(change: (db: Database) => Promise<unknown>, act: () => Promise<T>): Promise<T> => {
      const waiting = await pool.db.transaction().execute(async (db) => {
        await holdRow(db, id);
        const acting = act();
        if (other !== pool) await expect.poll(isSomebodyWaiting).toBe(true);
        await change(db);
        return { acting };
      });
      return waiting.acting;
    };
    const isSomebodyWaiting = async () => {
      const query = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await query.execute(pool.db)).rows.length > 0;
    };
    const setRow = (columns: Readonly<Record<string, string>>) => (db: Database) =>
      db.updateTable('accounts').set(columns).where('id', '=', id).execute();
    const nameByAdministrator = async () => {
      const UserAttributes = [{ Name: 'name', Value: 'Ann' }];
      const operation = adminOperations.get('AdminUpdateUserAttributes');
      return operation?.answer(other.identity, { Username: id, UserAttributes }, HERE);
    };

    test('an owner’s move to another address, by an administrator who sets a name', async () => {
      const moved = `moved-${email}`;
      const named = await beside(setRow({ email: moved, loginEmail: moved }), nameByAdministrator);
      expect(named?.ok).toBe(true);
      expect(await account()).toMatchObject({ email: moved, isEmailVerified: true, attributes: { name: 'Ann' } });
    });

    test('an administrator’s name, by a first sign-in that sets others', async () => {
      await pool.db.updateTable('accounts').set({ status: 'FORCE_CHANGE_PASSWORD' }).where('id', '=', id).execute();
      const { body } = await callSignIn(other, email);
      const call = {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: body['Session'],
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: NEW, 'userAttributes.nickname': 'nick' },
      };
      const named = setRow({ attributes: JSON.stringify({ name: 'Ann' }) });
      const signedIn = await beside(named, () => other.call('RespondToAuthChallenge', call));
      expect(signedIn.status).toBe(200);
      expect((await account()).attributes).toEqual({ name: 'Ann', nickname: 'nick' });
    });

    test('a name that was just set, by a sign-in through a provider', async () => {
      const provider = { name: 'google' } as const;
      const profile = {
        subject: `p-${count}`,
        email: emailAddress(email),
        isEmailVerified: true,
        attributes: { given_name: 'Ann' },
      };
      ({ id } = await accountOfProvider(pool.identity, provider, profile));
      const nicknamed = setRow({ attributes: JSON.stringify({ nickname: 'nick' }) });
      await beside(nicknamed, () => accountOfProvider(other.identity, provider, profile));
      expect((await account()).attributes).toEqual({ nickname: 'nick', given_name: 'Ann' });
    });

    test('an administrator’s move, by an owner who enters the code of another', async () => {
      const left = emailAddress(`given-${email}`);
      const { AccessToken } = await tokensOfSignIn(pool, email);
      const UserAttributes = [{ Name: 'email', Value: `own-${email}` }];
      await pool.call('UpdateUserAttributes', { AccessToken, UserAttributes });
      const call = { AccessToken, AttributeName: 'email', Code: pool.latestCode() };
      const read = await account();
      const moved = (db: Database) => moveAccount(pool.identity, db, read, { email: left, isVerified: true });
      const entered = await beside(moved, () => other.call('VerifyUserAttribute', call));
      expect(entered.refused).toBe(other === pool ? 'CodeMismatchException' : 'ExpiredCodeException');
      expect(await account()).toMatchObject({ email: left, isEmailVerified: true });
    });
  });

  test('the pools reported no bug', () => {
    expect([...pool.bugs, ...other.bugs]).toEqual([]);
  });
});
