import { sql } from 'kysely';
import type { EmailAddress } from '#shared/email-address.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Account } from './account.ts';
import { findAccount, findReader, type Reader } from './find-account.ts';
import type { LoginName } from './login-name.ts';
import { unknownAccountId } from './unknown-account.ts';

type Finder = Pick<IdentityContext, 'db' | 'box'>;

/** A keyed hash, from which nobody reads the address. */
const hashOf = ({ box }: Pick<Finder, 'box'>, email: EmailAddress): string =>
  box.mac('unknown-account', `left:${email}`).toString('base64url');

/**
 * The id that is shown for a login name without an account, and that the account gets which is made for it: so nothing
 * that is shown changes when one is made. An id is never given twice: once an account has left the address, the address
 * shows another.
 */
export async function shownIdOf(identity: Finder, name: LoginName): Promise<string> {
  if (name.kind !== 'address') return unknownAccountId(identity, name, 0);
  const left = await identity.db
    .selectFrom('leftAddresses')
    .select('accountCount')
    .where('addressHash', '=', hashOf(identity, name.text))
    .executeTakeFirst();
  return unknownAccountId(identity, name, left?.accountCount ?? 0);
}

/** Who a login name stands for: an account, or nobody; and the id that is shown for it. */
export interface Named {
  readonly account: Account | undefined;
  readonly id: string;
}

/** Both are asked for always: else the clock would tell who has an account. */
export async function findNamed(identity: Finder, name: LoginName): Promise<Named> {
  const [account, shownId] = await Promise.all([findAccount(identity, name), shownIdOf(identity, name)]);
  return { account, id: account?.id ?? shownId };
}

/** As {@link findNamed}, by the same work for whoever has an account and who has none (find-account.ts). */
export async function findNamedReader(
  identity: Finder,
  name: LoginName,
): Promise<{ readonly reader: Reader | undefined; readonly id: string }> {
  const [reader, shownId] = await Promise.all([findReader(identity, name), shownIdOf(identity, name)]);
  return { reader, id: reader?.id ?? shownId };
}

/**
 * Counts that an account leaves the address that it signs in with, in the transaction in which it does, after its row is
 * held (hold-account.ts).
 * @param next the address that it signs in with from then on; undefined if it is deleted
 */
export async function leaveAddress({ box, db }: Finder, accountId: string, next?: EmailAddress | ''): Promise<void> {
  const row = await db.selectFrom('accounts').select('loginEmail').where('id', '=', accountId).executeTakeFirst();
  const email = row?.loginEmail ?? undefined;
  if (email === undefined || email === next) return;
  await db
    .insertInto('leftAddresses')
    .values({ addressHash: hashOf({ box }, email), accountCount: 1 })
    .onConflict((conflict) =>
      conflict.column('addressHash').doUpdateSet({ accountCount: sql`left_addresses.account_count + 1` }),
    )
    .execute();
}
