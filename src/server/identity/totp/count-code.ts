import { addressKey } from '../../limits/address-key.ts';
import { clearAttempts, countAttempts, type Limit, uncountAttempt } from '../../limits/count-attempts.ts';
import { isKnownPlace, type PlaceOwner, rememberAddress } from '../accounts/known-address.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';

const { oneTimePasswordsOfAccount, oneTimePasswordsOfAccountFromAddress } = identityLimits;
const { oneTimePasswordsADayOfAccount, oneTimePasswordsADayOfAccountFromAddress } = identityLimits;

type Counting = Pick<IdentityContext, 'db' | 'clock' | 'box'>;

/** The authenticator app of an account. */
export interface AppOfAccount {
  readonly accountId: string;
  /**
   * As it is stored: it stands for the app, since each that is set up, and each that is turned off, is sealed anew. Null
   * where none was proved yet.
   */
  readonly sealedSecret: string | null;
}

/**
 * What is remembered is where a one-time password of this app was right: whoever knows the password alone makes no address
 * one of the account's own, and so has no more than ten tries wherever they are.
 */
const placesOf = ({ accountId, sealedSecret }: AppOfAccount): PlaceOwner => ({
  id: `${accountId}:totp`,
  proof: sealedSecret ?? '',
});

/** Under what a one-time password was counted. */
export interface CountedPassword {
  readonly who: string;
  readonly limit: Limit;
  readonly daily: Limit;
}

/**
 * Counts a one-time password before it is compared: all other addresses together have ten, and each address at which the
 * account entered a right one lately has its own, so that who knows the password does not lock the owner out at home.
 * @returns undefined if it may not be compared
 */
export async function countOneTimePassword(
  identity: Counting,
  app: AppOfAccount,
  { clientAddress }: RequestFacts,
): Promise<CountedPassword | undefined> {
  const { accountId } = app;
  const isKnown = await isKnownPlace(identity, placesOf(app), clientAddress);
  const counted: CountedPassword = isKnown
    ? {
        who: `${accountId}:${addressKey(clientAddress)}`,
        limit: oneTimePasswordsOfAccountFromAddress,
        daily: oneTimePasswordsADayOfAccountFromAddress,
      }
    : { who: accountId, limit: oneTimePasswordsOfAccount, daily: oneTimePasswordsADayOfAccount };
  const { who, limit, daily } = counted;
  return (await countAttempts(identity, { limit, who }, { limit: daily, who })) ? counted : undefined;
}

/**
 * After a right one: the wrong ones before it there are forgotten, and the address is the account's own. Those of a day
 * count on: else each sign-in of the owner would give a guesser as many again.
 * @param app the one that gave it
 */
export async function forgetOneTimePasswords(
  identity: Counting,
  { who, limit, daily }: CountedPassword,
  app: AppOfAccount,
  { clientAddress }: RequestFacts,
): Promise<void> {
  await clearAttempts(identity, limit, who);
  await uncountAttempt(identity, daily, who);
  await rememberAddress(identity, identity.db, placesOf(app), clientAddress);
}
