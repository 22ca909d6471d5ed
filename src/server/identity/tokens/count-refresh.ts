import { addressKey } from '../../limits/address-key.ts';
import { countAttempts, countedFrom } from '../../limits/count-attempts.ts';
import { isKnownAddress } from '../accounts/known-address.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';

const { refreshesFromAddress, refreshesOfAccountFromAddress, refreshesOfSession } = identityLimits;

/**
 * Counts a renewal of a session before it is made: by the session, and by its address, as what begins a sign-in is.
 * Accounts are free and have any number of sessions, so that neither alone would bind anybody.
 * @returns false if it may not be made
 */
export async function countRefresh(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'box'>,
  session: { readonly id: string; readonly accountId: string },
  { clientAddress }: RequestFacts,
): Promise<boolean> {
  const isKnown = await isKnownAddress(identity, session.accountId, clientAddress);
  const here = isKnown
    ? [{ limit: refreshesOfAccountFromAddress, who: `${session.accountId}:${addressKey(clientAddress)}` }]
    : countedFrom(refreshesFromAddress, clientAddress);
  return countAttempts(identity, { limit: refreshesOfSession, who: session.id }, ...here);
}
