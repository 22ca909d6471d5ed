import { networkKey } from './address-key.ts';
import {
  clearAttempts,
  clearAttemptsBelow,
  type CountedAttempt,
  type Counter,
  type Limit,
  refusingLimit,
  uncountAttempt,
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
  { shared, kept, ofNetwork }: SharedLimit,
  who: string,
  clientAddress: string,
): Promise<Limit | undefined> {
  const refusing = await refusingLimit(counter, ...before, { limit: shared, who });
  if (refusing !== shared) return refusing;
  const fromNetwork = { limit: ofNetwork, who: ofNetworkBy(who, clientAddress) };
  return refusingLimit(counter, ...before, fromNetwork, { limit: kept, who });
}

/** Takes back a right try: from what is kept, if this network used any of it, else from what is shared. */
export async function uncountShared(
  counter: Pick<Counter, 'db'>,
  { shared, kept, ofNetwork }: SharedLimit,
  who: string,
  clientAddress: string,
): Promise<void> {
  const wasKept = await uncountAttempt(counter, ofNetwork, ofNetworkBy(who, clientAddress));
  await uncountAttempt(counter, wasKept ? kept : shared, who);
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
