import { networkKey } from './address-key.ts';
import {
  clearAttempts,
  clearAttemptsBelow,
  type CountedAttempt,
  type Counter,
  type Limit,
  refusingLimit,
} from './count-attempts.ts';

/**
 * What many addresses may try together. Anybody uses up what is `shared`; of what is `kept` beyond it each network has
 * `ofNetwork`, so that strangers need as many networks as it divides into to leave none to somebody at a new place.
 */
export interface SharedLimit {
  readonly shared: Limit;
  readonly kept: Limit;
  readonly ofNetwork: Limit;
}

const ofNetworkBy = (who: string, clientAddress: string) => `${who}:${networkKey(clientAddress)}`;

/**
 * As {@link refusingLimit}, where the last limit is a shared one.
 * @param before what it also counts as, and is refused by first
 */
export async function refusingSharedLimit(
  counter: Counter,
  before: readonly CountedAttempt[],
  limit: SharedLimit,
  who: string,
  clientAddress: string,
): Promise<Limit | undefined> {
  const tried = await countShared(counter, before, limit, who, clientAddress);
  return 'refusedBy' in tried ? tried.refusedBy : undefined;
}

/** As {@link refusingSharedLimit}. @returns what it counted as, in this order, by which it can be taken back */
export async function countShared(
  counter: Counter,
  before: readonly CountedAttempt[],
  { shared, kept, ofNetwork }: SharedLimit,
  who: string,
  clientAddress: string,
): Promise<{ readonly counted: readonly CountedAttempt[] } | { readonly refusedBy: Limit }> {
  const ofShared = [...before, { limit: shared, who }];
  const refusing = await refusingLimit(counter, ...ofShared);
  if (refusing === undefined) return { counted: ofShared };
  if (refusing !== shared) return { refusedBy: refusing };
  const ofKept = [...before, { limit: ofNetwork, who: ofNetworkBy(who, clientAddress) }, { limit: kept, who }];
  const refusedBy = await refusingLimit(counter, ...ofKept);
  return refusedBy === undefined ? { counted: ofKept } : { refusedBy };
}

/** Forgets what was counted of all addresses. */
export async function clearShared(
  counter: Pick<Counter, 'db'>,
  { shared, kept, ofNetwork }: SharedLimit,
  who: string,
): Promise<void> {
  await clearAttempts(counter, shared, who);
  await clearAttemptsBelow(counter, ofNetwork, who);
  await clearAttempts(counter, kept, who);
}
