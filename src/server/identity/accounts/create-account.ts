import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import type { Database } from '../../db/open-database.ts';
import type { AccountRow } from '../../db/tables.ts';
import { refusal } from '../refusals.ts';
import { passwordColumns } from './set-password.ts';

export interface NewAccount {
  /** Normalized by `readEmail`. */
  readonly email: string;
  readonly password: string;
  readonly status: AccountRow['status'];
  readonly isEmailVerified: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly groups?: readonly string[];
}

/**
 * Creates an account. Of several simultaneous calls for one address, one succeeds.
 * @returns its id
 */
export async function createAccount(identity: IdentityContext, account: NewAccount): Outcome<string> {
  const { config, db, clock, random } = identity;
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
    const groups = new Set(account.groups);
    if (config.isPersonal && (await isOnlyAccount(work))) groups.add(ADMIN_GROUP);
    for (const name of groups) {
      await work.insertInto('accountGroups').values({ accountId: id, name }).execute();
    }
    return true;
  });
  return isNew ? ok(id) : refusal('account_exists');
}

async function isOnlyAccount(work: Database): Promise<boolean> {
  const two = await work.selectFrom('accounts').select('id').limit(2).execute();
  return two.length === 1;
}
