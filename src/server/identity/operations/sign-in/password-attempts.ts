import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { IdentityContext, RequestFacts } from '../../identity-context.ts';
import { addressKey } from '../../../limits/address-key.ts';
import { countAttempts, forgetAttempts, uncountAttemptFrom } from '../../../limits/count-attempts.ts';
import { identityLimits } from '../../identity-limits.ts';

/** Counts an attempt before the password is checked. @returns whether it may be checked */
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

/** The writes after a right password. They keep the order of the counting: otherwise two sign-ins deadlock. */
export const clearPasswords =
  (accountId: string, { clientAddress }: RequestFacts) =>
  async (db: Transaction<Tables>): Promise<void> => {
    await uncountAttemptFrom({ db }, identityLimits.passwordsFromAddress, clientAddress);
    await forgetAttempts({ db }, identityLimits.passwordsOfAccount, accountId);
  };
