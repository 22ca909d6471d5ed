import { ok } from '#shared/result.ts';
import type { Database } from '../../../db/open-database.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { addressKey } from '../../../limits/address-key.ts';
import {
  clearAttempts,
  clearAttemptsBelow,
  countAttempts,
  countedFrom,
  uncountAttempt,
  uncountAttemptFrom,
} from '../../../limits/count-attempts.ts';
import { clearShared, refusingSharedLimit, uncountShared } from '../../../limits/shared-limit.ts';
import { identityLimits } from '../../identity-limits.ts';
import type { Account } from '../../accounts/account.ts';
import { isKnownAddress, rememberAddress } from '../../accounts/known-address.ts';

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
  accountId: string,
  { clientAddress }: RequestFacts,
): Promise<boolean> {
  const from = addressKey(clientAddress);
  const isKnown = await isKnownAddress(identity, accountId, clientAddress);
  return countAttempts(
    identity,
    ...(isKnown
      ? [{ limit: beginningsOfAccountFromAddress, who: `${accountId}:${from}` }]
      : countedFrom(beginningsFromAddress, clientAddress)),
  );
}

/**
 * Counts an attempt before the password is checked: by its address, then by the account at that address, then by the
 * account. At an address of its own an account is counted by the account there and at all such addresses: strangers
 * elsewhere do not lock its owner out, nor does a neighbour behind the same address who tries other accounts. One who tries this very account does,
 * there and for as long as the limit says: nothing tells them from its owner.
 * @returns whether the password may be checked
 */
export async function countPassword(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'box'>,
  accountId: string,
  { clientAddress }: RequestFacts,
): Promise<boolean> {
  const from = addressKey(clientAddress);
  const isKnown = await isKnownAddress(identity, accountId, clientAddress);
  const here = { limit: passwordsOfAccountFromAddress, who: `${accountId}:${from}` };
  const before = [...(isKnown ? [] : countedFrom(passwordsFromAddress, clientAddress)), here];
  const ofAll = isKnown ? passwordsOfAccountAtHome : passwordsOfAccount;
  const refusing = await refusingSharedLimit(identity, before, ofAll, accountId, clientAddress);
  return refusing === undefined;
}

/**
 * The writes after a right password. They keep the order of the counting: otherwise two sign-ins deadlock. After that of
 * a sign-up that waits only its own try is taken back: who signed the address up may be a stranger to who will have the
 * account, under the same id.
 */
export const clearPasswords =
  (
    identity: Pick<IdentityContext, 'clock' | 'box'>,
    { id: accountId, signUpId, password }: Pick<Account, 'id' | 'signUpId' | 'password'>,
    { clientAddress }: RequestFacts,
  ) =>
  async (db: Database): Outcome<undefined> => {
    const from = addressKey(clientAddress);
    const isKnown = await isKnownAddress({ ...identity, db }, accountId, clientAddress);
    const ofAll = isKnown ? passwordsOfAccountAtHome : passwordsOfAccount;
    if (!isKnown) await uncountAttemptFrom({ db }, passwordsFromAddress, clientAddress);
    if (signUpId !== undefined) {
      await uncountAttempt({ db }, passwordsOfAccountFromAddress, `${accountId}:${from}`);
      await uncountShared({ db }, ofAll, accountId, clientAddress);
      return ok(undefined);
    }
    await clearAttempts({ db }, passwordsOfAccountFromAddress, `${accountId}:${from}`);
    await uncountShared({ db }, ofAll, accountId, clientAddress);
    // Who gets in may begin as often as they like.
    await clearAttempts({ db }, beginningsOfAccountFromAddress, `${accountId}:${from}`);
    await rememberAddress(identity, db, { id: accountId, proof: password.saltHex }, clientAddress);
    return ok(undefined);
  };

/** Forgets every wrong password of an account, wherever it was entered, because the account has a new one. */
export async function forgetPasswords(db: Database, accountId: string): Promise<void> {
  await clearAttemptsBelow({ db }, passwordsOfAccountFromAddress, accountId);
  await clearShared({ db }, passwordsOfAccount, accountId);
  await clearShared({ db }, passwordsOfAccountAtHome, accountId);
}
