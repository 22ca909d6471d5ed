import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { refuse } from '../refusals.ts';
import type { Account } from './account.ts';
import { passwordColumns } from './set-password.ts';

export interface NewAccount {
  /** As `readEmail` gives it. */
  readonly email: string;
  readonly password: string;
  readonly status: Account['status'];
  readonly isEmailVerified: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly groups?: readonly string[];
}

/**
 * Creates an account. Of many at once for one address, one wins.
 * @returns its id
 */
export async function createAccount(identity: IdentityContext, account: NewAccount): Outcome<string> {
  const { db, clock, random } = identity;
  const id = random.uuid();
  const nowMs = clock();
  const columns = {
    id,
    ...passwordColumns(identity, id, account.password),
    loginEmail: account.email,
    email: account.email,
    emailVerified: account.isEmailVerified ? (1 as const) : (0 as const),
    status: account.status,
    attributes: JSON.stringify(account.attributes ?? {}),
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  const isNew = await db.transaction().execute(async (work) => {
    const created = await work
      .insertInto('accounts')
      .values(columns)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created === undefined) return false;
    for (const name of account.groups ?? []) {
      await work.insertInto('accountGroups').values({ accountId: id, name }).execute();
    }
    return true;
  });
  return isNew ? ok(id) : refuse('account_exists');
}
