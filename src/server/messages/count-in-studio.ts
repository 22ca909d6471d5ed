import { networkKey } from '../limits/address-key.ts';
import { countAttempt, type Counter, type Limit, attemptsSoFar } from '../limits/count-attempts.ts';
import { limitsOfCaps, type MessageCaps, type MessageChannel, WHOLE_STUDIO } from './message-caps.ts';

/**
 * Who asks for a message: an account that somebody proved to be theirs (by its password, in its session, at an address
 * of its own), or an address.
 */
export type Asker =
  | { readonly by: 'proof'; readonly accountId: string }
  | { readonly by: 'address'; readonly clientAddress: string };

/**
 * How many of the studio's messages of a day there may be with one more for this asker; undefined where there is none
 * left for them. While strangers have not used up theirs, it is all the same who asks. Then there are a few for each
 * network, and after these a few for each account that was proved. It is counted whether there is a message or not, so
 * that no answer tells; and without holding what all wait for.
 */
export async function shareOfStudio(
  counter: Counter,
  caps: MessageCaps,
  channel: MessageChannel,
  asker: Asker,
): Promise<Limit | undefined> {
  const { inAll, strangersInAll, newNetworksInAll, keptOfAccount, keptOfNetwork } = limitsOfCaps(caps, channel);
  const share = asker.by === 'proof' ? inAll : newNetworksInAll;
  const { count } = await attemptsSoFar(counter, inAll, WHOLE_STUDIO);
  if (count >= share.most) return undefined;
  if (count < strangersInAll.most) return share;
  const isKept = await (asker.by === 'proof'
    ? countAttempt(counter, keptOfAccount, asker.accountId)
    : countAttempt(counter, keptOfNetwork, networkKey(asker.clientAddress)));
  return isKept ? share : undefined;
}

/**
 * Counts a message of all that the studio sends in a day. Everybody's wait for each other here, so it is the last that is
 * counted in a transaction: two that take counts in different orders deadlock.
 * @param share what {@link shareOfStudio} gave
 */
export const countInStudio = (counter: Counter, share: Limit): Promise<boolean> =>
  countAttempt(counter, share, WHOLE_STUDIO);
