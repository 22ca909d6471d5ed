import { sql } from 'kysely';
import type { IdentityContext } from '../identity-context.ts';
import { type Account, readAccount } from './account.ts';
import { readEmail } from '#shared/forms/email-address.ts';

type Finder = Pick<IdentityContext, 'db' | 'box'>;

/** What ids of accounts look like. */
export const ACCOUNT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Finds an account by what was typed: its e-mail address, or its id, which clients send between two steps. Accounts of
 * providers are not found: they have no sign-in and no password here.
 */
export async function findAccount(identity: Finder, typed: string): Promise<Account | undefined> {
  const email = readEmail(typed);
  const id = typed.trim().toLowerCase();
  if (email === undefined) {
    const account = ACCOUNT_ID.test(id) ? await findAccountById(identity, id) : undefined;
    return account?.isOfProvider ? undefined : account;
  }
  const row = await identity.db
    .selectFrom('accounts')
    .selectAll()
    .where(sql`lower(login_email)`, '=', email)
    .executeTakeFirst();
  return row && readAccount(identity, row);
}

/**
 * Every account of the holder of an address: the one that signs in with it, and provider accounts for which it is
 * verified.
 * @param email normalized by `readEmail`
 */
export async function accountsOfReader(identity: Finder, email: string): Promise<readonly Account[]> {
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
