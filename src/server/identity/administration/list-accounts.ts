import type { AccountRow } from '../../db/tables.ts';
import type { IdentityContext } from '../identity-context.ts';

/** An account as whoever runs the studio sees it. */
export interface ListedAccount {
  readonly id: string;
  /** Empty if a provider gave none. */
  readonly email: string;
  readonly status: AccountRow['status'];
  readonly groups: readonly string[];
  readonly isDisabled: boolean;
}

/** Every account, the oldest first. */
export async function listAccounts({ db }: Pick<IdentityContext, 'db'>): Promise<readonly ListedAccount[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'status', 'disabled'])
    .orderBy('createdAtMs')
    .orderBy('id')
    .execute();
  const members = await db.selectFrom('accountGroups').selectAll().orderBy('name').execute();
  const groups = Map.groupBy(members, ({ accountId }) => accountId);
  return accounts.map(({ id, email, status, disabled }) => ({
    id,
    email,
    status,
    groups: (groups.get(id) ?? []).map(({ name }) => name),
    isDisabled: disabled === 1,
  }));
}
