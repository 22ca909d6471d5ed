import { sql } from 'kysely';
import type { EmailAddress } from '#shared/email-address.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type Account, readAccount } from './account.ts';
import type { LoginName } from './login-name.ts';

type Finder = Pick<IdentityContext, 'db' | 'box'>;

/** Finds an account by its name. Those of providers are not found: they have no sign-in and no password here. */
export async function findAccount(identity: Finder, name: LoginName): Promise<Account | undefined> {
  if (name.kind !== 'address') {
    const account = name.kind === 'id' ? await findAccountById(identity, name.text) : undefined;
    return account?.isOfProvider ? undefined : account;
  }
  const row = await identity.db
    .selectFrom('accounts')
    .selectAll()
    .where(sql`lower(login_email)`, '=', name.text)
    .executeTakeFirst();
  return row && readAccount(identity, row);
}

/** What it takes to write to somebody. */
export type Reader = Pick<Account, 'id' | 'status' | 'email' | 'isEmailVerified'>;

/**
 * As {@link findAccount}, of which nothing that is sealed is opened: for a step that proves nothing yet, whose time would tell
 * who has an account.
 */
export async function findReader({ db }: Pick<Finder, 'db'>, { kind, text }: LoginName): Promise<Reader | undefined> {
  if (kind === 'neither') return undefined;
  const name = kind === 'id' ? sql`accounts.id` : sql`lower(accounts.login_email)`;
  const { id, status, email, emailVerified } = await db
    // One row comes back in any case.
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('asked'))
    .leftJoin('accounts', (join) => join.on(name, '=', text).on('accounts.loginEmail', 'is not', null))
    .select(['id', 'status', 'email', 'emailVerified'])
    .executeTakeFirstOrThrow();
  if (id === null || status === null || email === null) return undefined;
  return { id, status, email, isEmailVerified: emailVerified === 1 };
}

/**
 * Every account of the holder of an address: the one that signs in with it, and provider accounts for which it is
 * verified.
 */
export async function accountsOfReader(identity: Finder, email: EmailAddress): Promise<readonly Account[]> {
  const rows = await identity.db
    .selectFrom('accounts')
    .selectAll()
    .where(sql`lower(email)`, '=', email)
    .where((row) => row.or([row('loginEmail', 'is not', null), row('emailVerified', '=', 1)]))
    .orderBy('createdAtMs')
    .execute();
  return rows.map((row) => readAccount(identity, row));
}

/** Finds an account by its id, the `sub` of its tokens. */
export async function findAccountById(identity: Finder, id: string): Promise<Account | undefined> {
  const row = await identity.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readAccount(identity, row);
}

/** The groups of an account, e.g. `admin`. */
export async function groupsOf({ db }: Pick<IdentityContext, 'db'>, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('accountGroups')
    .select('name')
    .where('accountId', '=', accountId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
