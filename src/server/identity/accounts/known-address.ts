import type { Database } from '../../db/open-database.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { addressKey } from '../../limits/address-key.ts';
import type { Account } from './account.ts';

/** As long as a session. */
const REMEMBERED_MS = 30 * DAY_MS;

/**
 * Whose place it is. A place is of the password that the account had when it became known: whoever had an old one is a
 * stranger again, wherever they are. Each password has a salt of its own, which stands for it.
 */
interface Owner {
  readonly id: string;
  readonly saltHex: string;
}

/** A hash, so that the database holds no list of where people are. */
const keyOf = ({ box }: Pick<IdentityContext, 'box'>, { id, saltHex }: Owner, clientAddress: string) =>
  `known:${box.mac('known-address', `${id}:${saltHex}:${addressKey(clientAddress)}`).toString('base64url')}`;

/**
 * Whether the account signed in from this address lately, with the password that it has now.
 * @param accountId an account, or what is counted apart for one: then no password is asked about
 */
export async function isKnownAddress(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'box'>,
  accountId: string,
  clientAddress: string,
): Promise<boolean> {
  // An id without an account costs the same.
  const account = await identity.db
    .selectFrom('accounts')
    .select('saltHex')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const owner = { id: accountId, saltHex: account?.saltHex ?? '' };
  const row = await identity.db
    .selectFrom('attempts')
    .select('key')
    .where('key', '=', keyOf(identity, owner, clientAddress))
    .where('windowEndsAtMs', '>', identity.clock())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers, beside the counted attempts, that the account is at home at this address: there its password was entered
 * right, or a code from its mailbox, or a passkey signed.
 * @param owner with the salt of the password that was proved or set, whatever it is by now
 */
export async function rememberAddress(
  identity: Pick<IdentityContext, 'clock' | 'box'>,
  db: Database,
  owner: Owner,
  clientAddress: string,
): Promise<void> {
  const windowEndsAtMs = identity.clock() + REMEMBERED_MS;
  await db
    .insertInto('attempts')
    .values({ key: keyOf(identity, owner, clientAddress), count: 1, windowEndsAtMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ windowEndsAtMs }))
    .execute();
}

/** As {@link rememberAddress}, for what is written with a sign-in. */
export const placeKnown =
  (
    identity: Pick<IdentityContext, 'clock' | 'box'>,
    { id, password: { saltHex } }: Pick<Account, 'id' | 'password'>,
    { clientAddress }: RequestFacts,
  ) =>
  (db: Database): Promise<void> =>
    rememberAddress(identity, db, { id, saltHex }, clientAddress);
