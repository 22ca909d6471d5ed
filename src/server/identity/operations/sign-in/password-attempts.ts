import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { IdentityContext, RequestFacts } from '../../identity-context.ts';
import { addressKey } from '../../../limits/address-key.ts';
import { countAttempts, forgetAttempts, uncountAttemptFrom } from '../../../limits/count-attempts.ts';
import { identityLimits } from '../../identity-limits.ts';

/** Counts a password that is about to be looked at. @returns whether it may be */
export function countPassword(
  identity: Pick<IdentityContext, 'db' | 'clock'>,
  accountId: string,
  { clientAddress }: RequestFacts,
): Promise<boolean> {
  return countAttempts(
    identity,
    { limit: identityLimits.passwordsFromAddress, who: addressKey(clientAddress) },
    { limit: identityLimits.passwordsOfAccount, who: accountId },
  );
}

/** What to write when the password was right: in the order of the counting, or two sign-ins wait for one another. */
export const clearPasswords =
  (accountId: string, { clientAddress }: RequestFacts) =>
  async (db: Transaction<Tables>): Promise<void> => {
    await uncountAttemptFrom({ db }, identityLimits.passwordsFromAddress, clientAddress);
    await forgetAttempts({ db }, identityLimits.passwordsOfAccount, accountId);
  };
