import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmailAddress, emailAddress } from '#shared/email-address.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { bytesOfDesign } from '../designs/design-caps.ts';
import { findDesigns } from '../designs/find-designs.ts';
import { migrations } from './migrations/registry.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { type Database, type DatabaseSource, NewerDatabase, openDatabase } from './open-database.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './tables.ts';

const NOW_MS = 1_795_000_000_000;
/** Its address is as a row from before may have it. */
const account = (loginEmail: string | null) => ({
  id: randomUUID(),
  loginEmail: loginEmail as EmailAddress | null,
  status: 'CONFIRMED' as const,
  saltHex: '1f',
  sealedVerifier: 'sealed',
  email: (loginEmail ?? 'ann@example.org') as EmailAddress,
  emailVerified: 1 as const,
  attributes: '{}',
  createdAtMs: NOW_MS,
  updatedAtMs: NOW_MS,
});
const session = (id: string, accountId: string) => ({
  id,
  accountId,
  scope: 'openid',
  signedInAtMs: NOW_MS,
  lastUsedAtMs: NOW_MS,
  expiresAtMs: NOW_MS,
});

onEachDatabase((fresh) => {
  let source: DatabaseSource;
  let db: Database;
  beforeAll(async () => {
    source = await fresh();
    db = await openDatabase(source);
  });
  afterAll(() => db.destroy());

  const add = (loginEmail: string | null) =>
    db
      .insertInto('accounts')
      .values(account(loginEmail))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();

  test('returns values as they were stored, numbers as numbers', async () => {
    const row = account('bea@example.org');
    await db.insertInto('accounts').values(row).execute();
    const read = await db.selectFrom('accounts').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
    expect(read).toEqual({
      ...row,
      disabled: 0,
      passwordSetAtMs: 0,
      sessionEpoch: 0,
      emailMfaEnabled: 0,
      preferredMfa: null,
      sealedTotpSecret: null,
      sealedPendingTotpSecret: null,
      totpEnabled: 0,
      totpLastStep: 0,
    });
  });

  test('accepts one of many sign-ups of an address, whatever its case', async () => {
    const addresses = ['Zoe@example.org', 'zoe@example.org', 'ZOE@EXAMPLE.ORG', 'zoe@Example.org'];
    const added = await Promise.all(addresses.map(add));
    expect(added.filter((row) => row !== undefined)).toHaveLength(1);
  });

  test('holds any number of accounts without a login address', async () => {
    expect([await add(null), await add(null)]).not.toContain(undefined);
  });

  test('writes domains in ASCII once, and leaves a second account of a mailbox alone', async () => {
    const before = ['jo@müller.example', 'vic@bomb.example', 'vic@ｂomb.example', 'amy@example.org'];
    const rows = before.map(account);
    await db.insertInto('accounts').values(rows).execute();
    const ofProvider = { ...account(null), email: 'jo@müller.example' as EmailAddress };
    await db.insertInto('accounts').values(ofProvider).execute();
    await migrations['2026-11-23-one-address-a-mailbox']?.up(db);
    const found = async ({ id }: { readonly id: string }) =>
      db.selectFrom('accounts').select(['email', 'loginEmail']).where('id', '=', id).executeTakeFirst();
    const after = ['jo@xn--mller-kva.example', 'vic@bomb.example', 'vic@ｂomb.example', 'amy@example.org'];
    expect(await Promise.all(rows.map(found))).toEqual(after.map((email) => ({ email, loginEmail: email })));
    expect(await found(ofProvider)).toEqual({ email: 'jo@xn--mller-kva.example', loginEmail: null });
  });

  test('composes addresses that were kept in two characters', async () => {
    const row = account('j\u030Can@example.org');
    await db.insertInto('accounts').values(row).execute();
    await migrations['2026-11-23-without-second-spellings']?.up(db);
    const found = await db.selectFrom('accounts').select(['email', 'loginEmail']).where('id', '=', row.id).execute();
    expect(found).toEqual([{ email: '\u01F0an@example.org', loginEmail: '\u01F0an@example.org' }]);
  });

  test('writes letters of one capital in one way', async () => {
    const row = account('αννασ@example.org');
    await db.insertInto('accounts').values(row).execute();
    await migrations['2026-11-23-written-in-one-small-letter']?.up(db);
    const found = await db.selectFrom('accounts').select(['email', 'loginEmail']).where('id', '=', row.id).execute();
    expect(found).toEqual([{ email: 'αννας@example.org', loginEmail: 'αννας@example.org' }]);
  });

  test('counts the days of a temporary password from before from the last change of its account', async () => {
    const before = await fresh();
    const dialect =
      'sqliteFile' in before ? nodeSqliteDialect(before.sqliteFile) : await postgresDialect(before.postgresUrl);
    const earlier = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db: earlier, provider }).migrateTo('2026-11-23-written-in-one-small-letter');
    const row = account('ann@example.org');
    await earlier.insertInto('accounts').values(row).execute();
    await earlier.destroy();
    const updated = await openDatabase(before);
    const kept = await updated.selectFrom('accounts').select(['passwordSetAtMs', 'sessionEpoch']).execute();
    expect(kept).toEqual([{ passwordSetAtMs: NOW_MS, sessionEpoch: 0 }]);
    await updated.destroy();
  });

  test('tells the order of the refresh tokens that an earlier studio gave out', async () => {
    const before = await fresh();
    const dialect =
      'sqliteFile' in before ? nodeSqliteDialect(before.sqliteFile) : await postgresDialect(before.postgresUrl);
    const earlier = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db: earlier, provider }).migrateTo('2026-11-23-written-with-each-account');
    const row = account('ann@example.org');
    await earlier.insertInto('accounts').values(row).execute();
    for (const id of ['s1', 's2']) await earlier.insertInto('sessions').values(session(id, row.id)).execute();
    await sql`
      insert into refresh_tokens (hash, session_id, rotated_at_ms, sealed_successor, expires_at_ms)
      values ('newest', 's1', null, null, 0), ('second', 's1', 7, 'x', 0), ('first', 's1', 5, 'x', 0), ('alone', 's2', null, null, 0)
    `.execute(earlier);
    await earlier.destroy();
    const updated = await openDatabase(before);
    const numbered = await updated.selectFrom('refreshTokens').select(['hash', 'position']).orderBy('hash').execute();
    await updated.destroy();
    expect(numbered.map(({ hash, position }) => `${hash} ${position}`)).toEqual([
      'alone 0',
      'first 0',
      'newest 2',
      'second 1',
    ]);
  });

  test('finds the designs that an earlier studio kept, and counts what they take', async () => {
    const before = await fresh();
    const dialect =
      'sqliteFile' in before ? nodeSqliteDialect(before.sqliteFile) : await postgresDialect(before.postgresUrl);
    const earlier = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db: earlier, provider }).migrateTo('2026-11-24-tokens-in-their-order');
    const [shop, other] = ['1f2a3b4c-0000-4000-8000-000000000000', '5d6e7f80-0000-4000-8000-000000000000'];
    for (const id of [shop, other]) {
      await sql`insert into workshops (id, name, created_at_ms) values (${id}, '', 0)`.execute(earlier);
      await sql`
        insert into designs (id, workshop_id, head_id, revision_count, version, title, kind, alloy, gem, currency, brief,
          tags, search_text, created_by, creation_key, creation_hash, created_at_ms, changed_at_ms)
        values (${`of-${id}`}, ${id}, 'r', 1, 1, 'Noor', 'ring', 'au750_y', '', '', 'für Ann', '[]',
          ${`workshop:${id.replaceAll('-', '')} kind:ring noor ring fur ann ${'z'.repeat(5000)}`}, 'a', 'k', 'h', 0, 0)
      `.execute(earlier);
      await sql`
        insert into design_revisions (design_id, id, spec, origin, author_id, made_at_ms, saved_at_ms)
        values (${`of-${id}`}, 'r', '{"für":1}', 'hand', 'a', 0, 0)
      `.execute(earlier);
    }
    await earlier.destroy();
    const updated = await openDatabase(before);
    const page = { limit: 10, after: undefined };
    for (const text of ['noor', 'no ri'])
      expect((await findDesigns(updated, shop, { text, kind: 'ring' }, page)).map(({ id }) => id)).toEqual([
        `of-${shop}`,
      ]);
    expect(await findDesigns(updated, shop, { text: 'workshop' }, page)).toEqual([]);
    const { longest } = await updated
      .selectFrom('designs')
      .select((row) => row.fn.max(sql<number>`length(search_text)`).as('longest'))
      .executeTakeFirstOrThrow();
    expect(longest).toBeLessThanOrEqual(2400);
    const kept = await updated.selectFrom('workshops').select('keptBytes').execute();
    expect(kept).toEqual(Array(2).fill({ keptBytes: bytesOfDesign('{"für":1}', 'für Ann') }));
    await updated.destroy();
  });

  test('lets sign-ups wait on that an earlier studio took, under the id that they showed', async () => {
    const before = await fresh();
    const dialect =
      'sqliteFile' in before ? nodeSqliteDialect(before.sqliteFile) : await postgresDialect(before.postgresUrl);
    const earlier = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db: earlier, provider }).migrateTo('2026-11-23-one-address-a-mailbox');
    await sql`
      insert into sign_ups (id, email, salt_hex, sealed_verifier, attributes, sealed_code, code_expires_at_ms, seen_from,
        seen_at_ms, created_at_ms, shown_id, sealed_shown_verifier)
      values ('own', 'ann@example.org', 'old', 'old', '{}', 'c', 0, '', 0, 0, 'shown', 'sealed')
    `.execute(earlier);
    await earlier.destroy();
    const again = await openDatabase(before);
    const [waiting] = await again.selectFrom('signUps').selectAll().execute();
    await again.destroy();
    expect(waiting).toMatchObject({ id: 'own', accountId: 'shown', sealedVerifier: 'sealed', clientKeyHash: '' });
    expect(waiting).not.toHaveProperty('saltHex');
  });

  test('deletes everything of a deleted account', async () => {
    const { id } = (await add('gone@example.org')) ?? {};
    const accountId = String(id);
    await db.insertInto('sessions').values(session('s1', accountId)).execute();
    const row = { hash: 'h', sessionId: 's1', rotatedAtMs: null, sealedSuccessor: null };
    const token = { ...row, position: 0, expiresAtMs: NOW_MS };
    await db.insertInto('refreshTokens').values(token).execute();
    await db.deleteFrom('accounts').where('id', '=', accountId).execute();
    expect(await db.selectFrom('refreshTokens').selectAll().execute()).toEqual([]);
  });

  test('refuses a session without an account', async () => {
    await expect(db.insertInto('sessions').values(session('s2', 'nobody')).execute()).rejects.toThrow(/foreign key/i);
  });

  test('rolls a transaction back as a whole, and isolates it from others', async () => {
    const { id } = (await add('tom@example.org')) ?? {};
    const groups = () => db.selectFrom('accountGroups').selectAll().where('accountId', '=', String(id)).execute();
    const broken = db.transaction().execute(async (work) => {
      await work
        .insertInto('accountGroups')
        .values({ accountId: String(id), name: 'admin' })
        .execute();
      throw new Error('no');
    });
    await Promise.all([expect(broken).rejects.toThrow('no'), add('una@example.org')]);
    expect(await groups()).toEqual([]);
    expect(await add('una@example.org')).toBeUndefined();
  });

  test('opens again with everything in it, and runs no migration twice', async () => {
    await add('kept@example.org');
    const again = await openDatabase(source);
    const kept = await again
      .selectFrom('accounts')
      .select('id')
      .where('loginEmail', '=', emailAddress('kept@example.org'))
      .execute();
    await again.destroy();
    expect(kept).toHaveLength(1);
  });

  /** The tables with their columns. */
  const shapeOf = async (of: Database) =>
    (await of.introspection.getTables())
      .map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()] as const)
      .toSorted(([one], [other]) => one.localeCompare(other));

  test.each([
    // Each of these was added in the middle: a folder of the same day has all others.
    [['2026-11-24-who-invited-each-member']],
    [['2026-11-24-where-each-member-works']],
    [['2026-11-24-what-each-workshop-charges']],
    [
      [
        '2026-11-24-who-invited-each-member',
        '2026-11-24-wrought-to-order',
        '2026-11-25-numbers-of-orders',
        // Links to orders need orders.
        '2026-11-25-shown-to-clients',
      ],
    ],
  ])('opens what an earlier studio wrote that had not %s yet', async (lacking) => {
    const before = await fresh();
    const dialect =
      'sqliteFile' in before ? nodeSqliteDialect(before.sqliteFile) : await postgresDialect(before.postgresUrl);
    const earlier = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
    const had = Object.fromEntries(Object.entries(migrations).filter(([name]) => !lacking.includes(name)));
    const provider = { getMigrations: async () => had };
    const { error } = await new Migrator({ db: earlier, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    await earlier.insertInto('accounts').values(account('ann@example.org')).execute();
    await earlier.destroy();
    for (const _time of ['first', 'again']) {
      const updated = await openDatabase(before);
      const [kept, shape] = [await updated.selectFrom('accounts').select('id').execute(), await shapeOf(updated)];
      await updated.destroy();
      expect(kept).toHaveLength(1);
      expect(shape).toEqual(await shapeOf(db));
    }
  });

  test('refuses a database that a newer studio wrote', async () => {
    const newer = await fresh();
    const first = await openDatabase(newer);
    await sql`insert into kysely_migration values ('9999-01-01-later', '9999-01-01')`.execute(first);
    await first.destroy();
    const refused = openDatabase(newer);
    await expect(refused).rejects.toThrow(NewerDatabase);
    await expect(refused).rejects.toThrow(/9999-01-01-later/);
  });
});

test('a migration that is added sorts after all before it', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});

test('studios that open a new SQLite file at the same moment make its tables once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-sqlite-'));
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))};
    const db = await openDatabase({ sqliteFile: ${JSON.stringify(join(folder, 'studio.sqlite'))} });
    await db.destroy();
  `;
  const open = promisify(execFile);
  const args = ['--no-warnings', '--input-type=module', '-e', script];
  const opened = await Promise.allSettled(Array.from({ length: 4 }, () => open(process.execPath, args)));
  expect(opened.filter(({ status }) => status === 'rejected')).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('SQLite writes every commit through to the disk, beside readers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-sqlite-'));
  const db = await openDatabase({ sqliteFile: join(folder, 'studio.sqlite') });
  const pragma = async (name: string) => (await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0];
  expect(await pragma('journal_mode')).toEqual({ journalMode: 'wal' });
  // 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  await db.destroy();
  rmSync(folder, { recursive: true });
});
