import type { Database } from '../../db/open-database.ts';
import { ok } from '#shared/result.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { addressKey } from '../../limits/address-key.ts';
import type { Account } from './account.ts';

/** As long as a session. */
const REMEMBERED_MS = 30 * DAY_MS;
/** A place that was remembered less long ago is not written again: most sign-ins come from where the last one did. */
const WRITTEN_AGAIN_AFTER_MS = DAY_MS;

/**
 * Whose place it is. A place is of what made it known: whoever had an old password, or an app that is replaced or turned
 * off, is a stranger again, wherever they are.
 */
export interface PlaceOwner {
  /** An account, or what is counted apart for one. */
  readonly id: string;
  /** Stands for what was proved there: the salt of the password, since each has its own; or the app (totp/count-code.ts). */
  readonly proof: string;
}

/** A hash, so that the database holds no list of where people are. */
const keyOf = ({ box }: Pick<IdentityContext, 'box'>, { id, proof }: PlaceOwner, clientAddress: string) =>
  `known:${box.mac('known-address', `${id}:${proof}:${addressKey(clientAddress)}`).toString('base64url')}`;

/** Whether the account signed in from this address lately, with the password that it has now. */
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
  return isKnownPlace(identity, { id: accountId, proof: account?.saltHex ?? '' }, clientAddress);
}

/** As {@link isKnownAddress}, where the owner is at hand. */
export async function isKnownPlace(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'box'>,
  owner: PlaceOwner,
  clientAddress: string,
): Promise<boolean> {
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
 * @param owner with what was proved or set, whatever it is by now
 */
export async function rememberAddress(
  identity: Pick<IdentityContext, 'clock' | 'box'>,
  db: Database,
  owner: PlaceOwner,
  clientAddress: string,
): Promise<void> {
  const windowEndsAtMs = identity.clock() + REMEMBERED_MS;
  await db
    .insertInto('attempts')
    .values({ key: keyOf(identity, owner, clientAddress), count: 1, windowEndsAtMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ windowEndsAtMs })
        .where('attempts.windowEndsAtMs', '<', windowEndsAtMs - WRITTEN_AGAIN_AFTER_MS),
    )
    .execute();
}

/** As {@link rememberAddress}, for what is written with a sign-in. */
export const placeKnown =
  (
    identity: Pick<IdentityContext, 'clock' | 'box'>,
    { id, password: { saltHex } }: Pick<Account, 'id' | 'password'>,
    { clientAddress }: RequestFacts,
  ) =>
  async (db: Database): Outcome<undefined> => {
    await rememberAddress(identity, db, { id, proof: saltHex }, clientAddress);
    return ok(undefined);
  };
