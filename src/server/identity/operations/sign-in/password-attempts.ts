import type { Database } from '../../../db/open-database.ts';
import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { addressKey } from '../../../limits/address-key.ts';
import {
  clearAttemptsBelow,
  clearAttemptsOf,
  countAttempts,
  type CountedAttempt,
  countedFrom,
  uncountAttempt,
} from '../../../limits/count-attempts.ts';
import { clearShared, countShared } from '../../../limits/shared-limit.ts';
import { identityLimits } from '../../identity-limits.ts';
import type { Account } from '../../accounts/account.ts';
import { isKnownPlace, placeKnown } from '../../accounts/known-address.ts';

const { passwordsFromAddress, passwordsOfAccountFromAddress, passwordsOfAccount, passwordsOfAccountAtHome } =
  identityLimits;
const { beginningsFromAddress, beginningsOfAccountFromAddress } = identityLimits;

/**
 * Counts the first step of a sign-in, which proves nothing yet, by its address; at an address of the account's own by the
 * account there alone, so that no neighbour who names others uses up its steps. With an account or without one it is the same work.
 * @returns whether it may be begun
 */
export async function countBeginning(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'box'>,
  { id, password: { saltHex } }: Pick<Account, 'id' | 'password'>,
  { clientAddress }: RequestFacts,
): Promise<boolean> {
  const isKnown = await isKnownPlace(identity, { id, proof: saltHex }, clientAddress);
  return countAttempts(
    identity,
    ...(isKnown
      ? [{ limit: beginningsOfAccountFromAddress, who: `${id}:${addressKey(clientAddress)}` }]
      : countedFrom(beginningsFromAddress, clientAddress)),
  );
}

/**
 * Counts an attempt before the password is checked: by its address, then by the account at that address, then by the
 * account. At an address of its own an account is counted by the account there and at all such addresses: strangers
 * elsewhere do not lock its owner out, nor does a neighbour behind the same address who tries other accounts. One who tries this very account does,
 * there and for as long as the limit says: nothing tells them from its owner.
 * @param isKnown whether the account signed in from this address lately
 * @returns what it counted as; undefined if the password may not be checked
 */
export async function countPassword(
  identity: Pick<IdentityContext, 'db' | 'clock'>,
  accountId: string,
  isKnown: boolean,
  { clientAddress }: RequestFacts,
): Promise<readonly CountedAttempt[] | undefined> {
  const here = { limit: passwordsOfAccountFromAddress, who: `${accountId}:${addressKey(clientAddress)}` };
  const before = [...(isKnown ? [] : countedFrom(passwordsFromAddress, clientAddress)), here];
  const ofAll = isKnown ? passwordsOfAccountAtHome : passwordsOfAccount;
  const tried = await countShared(identity, before, ofAll, accountId, clientAddress);
  return 'counted' in tried ? tried.counted : undefined;
}

/**
 * The writes after a right password, which is no attempt: what it counted as is taken back, in the order of the counting,
 * since otherwise two sign-ins deadlock; and the wrong ones before it here are forgotten, as is how often somebody began.
 * After that of a sign-up that waits its own try alone is taken back: who signed the address up may be a stranger to who
 * will have the account, under the same id.
 */
export const clearPasswords =
  (
    identity: Pick<IdentityContext, 'clock' | 'box'>,
    account: Pick<Account, 'id' | 'signUpId' | 'password'>,
    request: RequestFacts,
    counted: readonly CountedAttempt[],
  ) =>
  async (db: Database): Outcome<undefined> => {
    const isWaiting = account.signUpId !== undefined;
    for (const { limit, who } of counted) {
      const isHere = limit === passwordsOfAccountFromAddress;
      await (isHere && !isWaiting
        ? clearAttemptsOf({ db }, [limit, beginningsOfAccountFromAddress], who)
        : uncountAttempt({ db }, limit, who));
    }
    return isWaiting ? ok(undefined) : placeKnown(identity, account, request)(db);
  };

/** Forgets every wrong password of an account, wherever it was entered, because the account has a new one. */
export async function forgetPasswords(db: Database, accountId: string): Promise<void> {
  await clearAttemptsBelow({ db }, passwordsOfAccountFromAddress, accountId);
  await clearShared({ db }, passwordsOfAccount, accountId);
  await clearShared({ db }, passwordsOfAccountAtHome, accountId);
}
