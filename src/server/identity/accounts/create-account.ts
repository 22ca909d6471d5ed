import type { EmailAddress } from '#shared/email-address.ts';
import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import type { Database } from '../../db/open-database.ts';
import type { AccountRow } from '../../db/tables.ts';
import { refusal } from '../refusals.ts';
import { insertAccount } from './insert-account.ts';
import { namedByAddress } from './login-name.ts';
import { shownIdOf } from './shown-id.ts';
import { unknownSalt } from './unknown-account.ts';

export interface NewAccount {
  readonly email: EmailAddress;
  readonly password: string;
  readonly status: AccountRow['status'];
  readonly isEmailVerified: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly groups?: readonly string[];
}

/**
 * Creates an account. Of several simultaneous calls for one address, one succeeds.
 * @param alongside Further writes, in the same transaction, e.g. the letter to its owner.
 * @returns its id
 */
export async function createAccount(
  identity: IdentityContext,
  account: NewAccount,
  alongside: (db: Database) => Promise<unknown> = async () => undefined,
): Outcome<string> {
  const { config, db, srp } = identity;
  const { email, status, isEmailVerified, attributes = {} } = account;
  const id = await shownIdOf(identity, namedByAddress(email));
  const password = srp.createRecord(id, account.password, unknownSalt(identity, id));
  const isNew = await db.transaction().execute(async (work) => {
    const columns = { id, password, loginEmail: email, email, isEmailVerified, status, attributes };
    if (!(await insertAccount(identity, work, columns))) return false;
    const groups = new Set(account.groups);
    if (config.isPersonal && (await isOnlyAccount(work))) groups.add(ADMIN_GROUP);
    for (const name of groups) {
      await work.insertInto('accountGroups').values({ accountId: id, name }).execute();
    }
    await alongside(work);
    return true;
  });
  return isNew ? ok(id) : refusal('account_exists');
}

async function isOnlyAccount(work: Database): Promise<boolean> {
  const two = await work.selectFrom('accounts').select('id').limit(2).execute();
  return two.length === 1;
}
