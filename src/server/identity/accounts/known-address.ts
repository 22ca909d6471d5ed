import type { Database } from '../../db/open-database.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { addressKey } from '../../limits/address-key.ts';

/** As long as a session. */
const REMEMBERED_MS = 30 * DAY_MS;

/** A hash, so that the database holds no list of where people are. */
const keyOf = ({ box }: Pick<IdentityContext, 'box'>, accountId: string, clientAddress: string) =>
  `known:${box.mac('known-address', `${accountId}:${addressKey(clientAddress)}`).toString('base64url')}`;

/** Whether the account signed in from this address lately. */
export async function isKnownAddress(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'box'>,
  accountId: string,
  clientAddress: string,
): Promise<boolean> {
  const row = await identity.db
    .selectFrom('attempts')
    .select('key')
    .where('key', '=', keyOf(identity, accountId, clientAddress))
    .where('windowEndsAtMs', '>', identity.clock())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers, beside the counted attempts, that the account is at home at this address: there its password was entered
 * right, or a code from its mailbox, or a passkey signed.
 */
export async function rememberAddress(
  identity: Pick<IdentityContext, 'clock' | 'box'>,
  db: Database,
  accountId: string,
  clientAddress: string,
): Promise<void> {
  const windowEndsAtMs = identity.clock() + REMEMBERED_MS;
  await db
    .insertInto('attempts')
    .values({ key: keyOf(identity, accountId, clientAddress), count: 1, windowEndsAtMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ windowEndsAtMs }))
    .execute();
}

/** As {@link rememberAddress}, for what is written with a sign-in. */
export const placeKnown =
  (
    identity: Pick<IdentityContext, 'clock' | 'box'>,
    { id }: { readonly id: string },
    { clientAddress }: RequestFacts,
  ) =>
  (db: Database): Promise<void> =>
    rememberAddress(identity, db, id, clientAddress);
