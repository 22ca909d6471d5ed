import type { Selectable } from 'kysely';
import { SECOND_MS } from '#shared/time-units.ts';
import type { AccountRow } from '../../db/tables.ts';
import { readAccount } from '../accounts/account.ts';
import { attributesOf } from '../accounts/attributes.ts';
import type { IdentityContext } from '../identity-context.ts';

/** An account as the administrators' API shows it; its times are seconds. */
export function presentUser(identity: Pick<IdentityContext, 'box'>, row: Selectable<AccountRow>) {
  const account = readAccount(identity, row);
  return {
    Username: account.id,
    attributes: attributesOf(account),
    UserCreateDate: row.createdAtMs / SECOND_MS,
    UserLastModifiedDate: row.updatedAtMs / SECOND_MS,
    Enabled: !account.isDisabled,
    UserStatus: account.isOfProvider ? 'EXTERNAL_PROVIDER' : account.status,
  };
}
