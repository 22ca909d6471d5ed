import { addressKey } from '../../limits/address-key.ts';
import {
  clearAttempts,
  clearAttemptsBelow,
  type CountedAttempt,
  countedFrom,
  refusingLimit,
} from '../../limits/count-attempts.ts';
import { refusingSharedLimit } from '../../limits/shared-limit.ts';
import type { Database } from '../../db/open-database.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import { isKnownAddress } from '../accounts/known-address.ts';
import type { RefusalCode } from '../refusals.ts';

const { codesFromAddress, codesOfAccountFromAddress, entriesOfCode, codesOfAccount, codesOfAccountAtHome } =
  identityLimits;

type Counting = Pick<IdentityContext, 'db' | 'clock' | 'box'>;

/**
 * The entries of codes of one address; where the account signed in lately they are counted for it apart, so that no
 * neighbour behind the same address uses them up with codes of others.
 */
export const entriesFrom = (
  accountId: string,
  { clientAddress }: RequestFacts,
  isKnown: boolean,
): readonly CountedAttempt[] =>
  isKnown
    ? [{ limit: codesFromAddress, who: `${accountId}:${addressKey(clientAddress)}` }]
    : countedFrom(codesFromAddress, clientAddress);

/**
 * Counts an entry of a code to set a new password before the code is compared, so that simultaneous ones all count: by
 * its address, then by the account at that address. All addresses together have more; those at which the account signed
 * in lately have their own. Where no code is outstanding it is counted by the address alone, so that it blocks no later
 * code.
 * @returns why it may not be compared
 */
export async function countResetEntry(
  identity: Counting,
  request: RequestFacts,
  accountId: string,
  isOutstanding: boolean,
): Promise<RefusalCode | undefined> {
  const place = `${accountId}:${addressKey(request.clientAddress)}`;
  // Looked up in any case: else the clock would tell whether there is a code.
  const isKnown = await isKnownAddress(identity, accountId, request.clientAddress);
  const from = entriesFrom(accountId, request, isKnown);
  const here = [...from, { limit: codesOfAccountFromAddress, who: place }, { limit: entriesOfCode, who: place }];
  const ofAll = isKnown ? codesOfAccountAtHome : codesOfAccount;
  const refusing = await (isOutstanding
    ? refusingSharedLimit(identity, here, ofAll, accountId, request.clientAddress)
    : refusingLimit(identity, ...from));
  return refusing && 'too_many_reset_codes';
}

/** Whoever asks for a code to set a new password may enter it. */
export async function allowResetEntries(
  db: Database,
  { clientAddress }: RequestFacts,
  accountId: string,
): Promise<void> {
  await clearAttempts({ db }, entriesOfCode, `${accountId}:${addressKey(clientAddress)}`);
}

/** A right code clears the wrong ones before it at every place; what all places may try in a day stays as it is. */
export async function forgetResetEntries(db: Database, accountId: string): Promise<void> {
  await clearAttemptsBelow({ db }, codesOfAccountFromAddress, accountId);
  await clearAttemptsBelow({ db }, entriesOfCode, accountId);
}
