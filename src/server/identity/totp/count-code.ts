import { addressKey } from '../../limits/address-key.ts';
import { clearAttempts, countAttempts, uncountAttempt } from '../../limits/count-attempts.ts';
import { isKnownAddress, rememberAddress } from '../accounts/known-address.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';

const { oneTimePasswordsOfAccount, oneTimePasswordsOfAccountFromAddress } = identityLimits;
const { oneTimePasswordsADayOfAccount, oneTimePasswordsADayOfAccountFromAddress } = identityLimits;

type Counting = Pick<IdentityContext, 'db' | 'clock' | 'box'>;

/**
 * What is remembered is where a one-time password was right: whoever knows the password alone makes no address one of
 * the account's own, and so has no more than ten tries wherever they are.
 */
const ownerOf = (accountId: string) => `${accountId}:totp`;

async function limitsAt(identity: Counting, accountId: string, { clientAddress }: RequestFacts) {
  const isKnown = await isKnownAddress(identity, ownerOf(accountId), clientAddress);
  return isKnown
    ? {
        who: `${accountId}:${addressKey(clientAddress)}`,
        limit: oneTimePasswordsOfAccountFromAddress,
        daily: oneTimePasswordsADayOfAccountFromAddress,
      }
    : { who: accountId, limit: oneTimePasswordsOfAccount, daily: oneTimePasswordsADayOfAccount };
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
  const { who, limit, daily } = await limitsAt(identity, accountId, request);
  return countAttempts(identity, { limit, who }, { limit: daily, who });
}

/**
 * After a right one: the wrong ones before it there are forgotten, and the address is the account's own. Those of a day
 * count on: else each sign-in of the owner would give a guesser as many again.
 */
export async function forgetOneTimePasswords(
  identity: Counting,
  accountId: string,
  request: RequestFacts,
): Promise<void> {
  const { who, limit, daily } = await limitsAt(identity, accountId, request);
  await clearAttempts(identity, limit, who);
  await uncountAttempt(identity, daily, who);
  await rememberAddress(identity, identity.db, { id: ownerOf(accountId), saltHex: '' }, request.clientAddress);
}
