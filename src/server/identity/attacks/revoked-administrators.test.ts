import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#shared/result.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { findAccountById, groupsOf } from '../accounts/find-account.ts';
import { namedById } from '../accounts/login-name.ts';
import { requireReset, revokeGroup } from '../administration/administer.ts';
import { setDisabled } from '../administration/set-disabled.ts';
import { finishWithTokens } from '../challenges/next-step.ts';
import { callSignIn, type TestTokens, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import type { Alongside } from '../tokens/start-session.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';
import { createEmbeddedVerifier } from '../tokens/embedded-verifier.ts';

const HERE = { clientAddress: '192.0.2.1' };

// An administrator whose power is taken away signs in all the while. Two processes at one PostgreSQL; SQLite lets no two
// of one process take turns.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let other: TestPool;
  let id: string;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    const source = await fresh();
    pool = await openTestPool(source);
    other = 'sqliteFile' in source ? pool : await openTestPool(source);
  });
  afterAll(async () => {
    if (other !== pool) await other.close();
    await pool.close();
  });
  beforeEach(async () => {
    count += 1;
    email = `boss${count}@example.org`;
    id = await pool.create({ email, groups: ['admin'] });
  });

  const verify = (accessToken: string) => createEmbeddedVerifier(pool.identity).verify(accessToken, 'now');
  const sessions = () => pool.db.selectFrom('sessions').select('id').where('accountId', '=', id).execute();
  const isSomebodyWaiting = async () => {
    const query = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await query.execute(pool.db)).rows.length > 0;
  };
  const untilSomebodyWaits = async () => {
    if (other !== pool) await expect.poll(isSomebodyWaiting).toBe(true);
  };

  test('a token says nothing of its groups: they are those that the account has now', async () => {
    const { AccessToken } = await tokensOfSignIn(pool, email);
    expect(await verify(AccessToken)).toMatchObject({ value: { caller: { id, groups: ['admin'] } } });
    await pool.db.deleteFrom('accountGroups').where('accountId', '=', id).execute();
    expect(await verify(AccessToken)).toMatchObject({ value: { caller: { id, groups: [] } } });
  });

  describe('a sign-in at that moment begins no session that outlives it', () => {
    const begin = async (alongside: Alongside) => {
      const account = await findAccountById(pool.identity, id);
      if (account === undefined) throw new Error('There is no account.');
      return finishWithTokens(pool.identity, account, HERE, null, alongside);
    };

    test.each([
      ['an administrator who is one no longer', () => revokeGroup(other.identity, namedById(id), 'admin')],
      ['somebody who is kept out', () => setDisabled(other.identity, id, true)],
      ['somebody who must reset the password', () => requireReset(other.identity, namedById(id))],
    ])('of %s', async (_name, act) => {
      let acting: Promise<unknown> | undefined;
      await begin(async () => {
        acting = act();
        // It waits for the row that the sign-in holds.
        await untilSomebodyWaits();
        return ok(undefined);
      });
      await acting;
      expect(await sessions()).toEqual([]);
    });

    test('whose groups were read before', async () => {
      let isOver = false;
      const tokens: string[] = [];
      const loop = async (at: TestPool) => {
        while (!isOver) {
          // At that moment it is refused, or its session ends.
          const { body } = await callSignIn(at, email);
          const begun = body['AuthenticationResult'] as TestTokens | undefined;
          if (begun !== undefined) tokens.push(begun.AccessToken);
        }
      };
      const loops = [other, other, other, pool, pool].map(loop);
      await expect.poll(() => tokens.length).toBeGreaterThan(4);
      expect((await revokeGroup(pool.identity, namedById(id), 'admin')).ok).toBe(true);
      isOver = true;
      await Promise.all(loops);
      const verified = await Promise.all(tokens.map(verify));
      const groups = verified.flatMap((token) => (token.ok ? token.value.caller.groups : []));
      expect(groups).toEqual([]);
    });
  });

  describe('where the sessions can’t be ended, nothing of it is written', () => {
    /** A row that keeps each session of the account from being deleted, as a process that ends in between would. */
    const pin = async () => {
      await tokensOfSignIn(pool, email);
      const [session] = await sessions();
      await sql`create table if not exists pins (session_id text references sessions (id))`.execute(pool.db);
      await sql`insert into pins values (${session?.id ?? ''})`.execute(pool.db);
    };
    test.each([
      ['an administrator is none any more', () => revokeGroup(pool.identity, namedById(id), 'admin')],
      ['somebody is kept out', () => setDisabled(pool.identity, id, true)],
      ['a reset is required', () => requireReset(pool.identity, namedById(id))],
    ])('neither that %s', async (_name, act) => {
      await pin();
      await expect(act()).rejects.toThrow(/foreign key/i);
      expect(await groupsOf(pool.identity, id)).toEqual(['admin']);
      const account = await findAccountById(pool.identity, id);
      expect([account?.isDisabled, account?.status]).toEqual([false, 'CONFIRMED']);
      await sql`drop table pins`.execute(pool.db);
    });
  });

  test('the pools reported no bug', () => expect([...pool.bugs, ...other.bugs]).toEqual([]));
});
