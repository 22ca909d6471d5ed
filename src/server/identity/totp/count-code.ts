import { addressKey } from '../../limits/address-key.ts';
import { clearAttempts, countAttempts } from '../../limits/count-attempts.ts';
import { isKnownAddress, rememberAddress } from '../accounts/known-address.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';

const { oneTimePasswordsOfAccount, oneTimePasswordsOfAccountFromAddress } = identityLimits;

type Counting = Pick<IdentityContext, 'db' | 'clock' | 'box'>;

/**
 * What is remembered is where a one-time password was right: whoever knows the password alone makes no address one of
 * the account's own, and so has no more than ten tries wherever they are.
 */
const ownerOf = (accountId: string) => `${accountId}:totp`;

async function limitAt(identity: Counting, accountId: string, { clientAddress }: RequestFacts) {
  const isKnown = await isKnownAddress(identity, ownerOf(accountId), clientAddress);
  return isKnown
    ? { limit: oneTimePasswordsOfAccountFromAddress, who: `${accountId}:${addressKey(clientAddress)}` }
    : { limit: oneTimePasswordsOfAccount, who: accountId };
}

/**
 * Counts a one-time password before it is compared: all other addresses together have ten, and each address at which the
 * account entered a right one lately has its own, so that who knows the password does not lock the owner out at home.
 * @returns whether it may be compared
 */
export async function countOneTimePassword(
  identity: Counting,
  accountId: string,
  request: RequestFacts,
): Promise<boolean> {
  return countAttempts(identity, await limitAt(identity, accountId, request));
}

/** After a right one: the wrong ones before it there are forgotten, and the address is the account's own. */
export async function forgetOneTimePasswords(
  identity: Counting,
  accountId: string,
  request: RequestFacts,
): Promise<void> {
  const { limit, who } = await limitAt(identity, accountId, request);
  await clearAttempts(identity, limit, who);
  await rememberAddress(identity, identity.db, ownerOf(accountId), request.clientAddress);
}
