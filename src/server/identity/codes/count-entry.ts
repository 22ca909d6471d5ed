import { addressKey } from '../../limits/address-key.ts';
import { clearAttempts, clearAttemptsBelow, type CountedAttempt, refusingLimit } from '../../limits/count-attempts.ts';
import type { Database } from '../../db/open-database.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import { isKnownAddress } from '../accounts/known-address.ts';
import type { RefusalCode } from '../refusals.ts';
import type { CodePurpose } from './emails.ts';

const { codesFromAddress, codesOfAccountFromAddress, entriesOfCode, codesOfAccount } = identityLimits;

/** What a limit answers, which says what helps. */
const REFUSALS: Readonly<Record<string, RefusalCode>> = {
  [codesFromAddress.name]: 'too_many_codes_here',
  [entriesOfCode.name]: 'code_used_up',
};

/** What is entered, and whether a code could be right at all. */
interface CodeEntry {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly isOutstanding: boolean;
}

/**
 * Counts an entry before the code is compared, so that simultaneous ones all count: by its address, then by the account
 * at that address. All addresses together have more, and only while there is a code to guess; addresses at which the
 * account signed in lately are not bound by it.
 * @returns why it may not be compared
 */
export async function countEntry(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'box'>,
  { clientAddress }: RequestFacts,
  { accountId, purpose, isOutstanding }: CodeEntry,
): Promise<RefusalCode | undefined> {
  const from = addressKey(clientAddress);
  // Looked up in any case: else the clock would tell whether there is a code.
  const isKnown = await isKnownAddress(identity, accountId, clientAddress);
  const isBound = isOutstanding && !isKnown;
  const together: readonly CountedAttempt[] = isBound ? [{ limit: codesOfAccount, who: accountId }] : [];
  const refusing = await refusingLimit(
    identity,
    { limit: codesFromAddress, who: from },
    { limit: codesOfAccountFromAddress, who: `${accountId}:${from}` },
    { limit: entriesOfCode, who: `${accountId}:${purpose}:${from}` },
    ...together,
  );
  return refusing && (REFUSALS[refusing.name] ?? 'too_many_codes');
}

/** Counts an entry where no code is outstanding: by its address alone, so that it blocks no later code. */
export async function countEntryOfNothing(
  identity: Pick<IdentityContext, 'db' | 'clock'>,
  { clientAddress }: RequestFacts,
): Promise<RefusalCode | undefined> {
  const refusing = await refusingLimit(identity, { limit: codesFromAddress, who: addressKey(clientAddress) });
  return refusing && 'too_many_codes_here';
}

/** Whoever asks for a code may enter it. */
export async function allowEntries(
  db: Database,
  { clientAddress }: RequestFacts,
  accountId: string,
  purpose: CodePurpose,
): Promise<void> {
  await clearAttempts({ db }, entriesOfCode, `${accountId}:${purpose}:${addressKey(clientAddress)}`);
}

/** A right code clears the wrong ones before it, wherever they were entered. */
export async function forgetEntries(db: Database, accountId: string): Promise<void> {
  await clearAttemptsBelow({ db }, codesOfAccountFromAddress, accountId);
  await clearAttemptsBelow({ db }, entriesOfCode, accountId);
  await clearAttempts({ db }, codesOfAccount, accountId);
}
