import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { IdentityContext, RequestFacts } from '../../identity-context.ts';
import { addressKey } from '../../limits/address-key.ts';
import { countAttempts, forgetAttempts, limits, uncountAttemptFrom } from '../../limits/count-attempts.ts';

/** Counts a password that is about to be looked at. @returns whether it may be */
export function countPassword(
  identity: Pick<IdentityContext, 'db' | 'clock'>,
  accountId: string,
  { clientAddress }: RequestFacts,
): Promise<boolean> {
  return countAttempts(
    identity,
    { limit: limits.passwordsFromAddress, who: addressKey(clientAddress) },
    { limit: limits.passwordsOfAccount, who: accountId },
  );
}

/** What to write when the password was right: in the order of the counting, or two sign-ins wait for one another. */
export const clearPasswords =
  (accountId: string, { clientAddress }: RequestFacts) =>
  async (db: Transaction<Tables>): Promise<void> => {
    await uncountAttemptFrom({ db }, limits.passwordsFromAddress, clientAddress);
    await forgetAttempts({ db }, limits.passwordsOfAccount, accountId);
  };
