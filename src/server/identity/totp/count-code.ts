import { addressKey } from '../../limits/address-key.ts';
import {
  clearAttempts,
  type CountedAttempt,
  countAttempts,
  countInWindow,
  openWindow,
  uncountAttempt,
} from '../../limits/count-attempts.ts';
import type { Database } from '../../db/open-database.ts';
import { isKnownPlace, type PlaceOwner, rememberAddress } from '../accounts/known-address.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';

const { oneTimePasswordsOfAccountFromAddress, oneTimePasswordsADayOfAccountFromAddress } = identityLimits;
const { oneTimePasswordsADayOfAccount, oneTimePasswordsADayAfterReset } = identityLimits;

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
export interface CountedOneTimePassword {
  readonly daily: CountedAttempt;
  /** Of a quarter of an hour: forgotten once a right one is entered. */
  readonly lately?: CountedAttempt;
}

/**
 * Counts a one-time password before it is compared: all other addresses together have ten a day, and each address at
 * which the account entered a right one lately has its own, so that who knows the password does not lock the owner out
 * at home. Who is refused has some more once the password was reset: those before were entered by who knew the old one.
 * @returns undefined if it may not be compared
 */
export async function countOneTimePassword(
  identity: Counting,
  app: AppOfAccount,
  { clientAddress }: RequestFacts,
): Promise<CountedOneTimePassword | undefined> {
  const { accountId } = app;
  const isKnown = await isKnownPlace(identity, placesOf(app), clientAddress);
  const here = `${accountId}:${addressKey(clientAddress)}`;
  const counted: CountedOneTimePassword = isKnown
    ? {
        lately: { limit: oneTimePasswordsOfAccountFromAddress, who: here },
        daily: { limit: oneTimePasswordsADayOfAccountFromAddress, who: here },
      }
    : { daily: { limit: oneTimePasswordsADayOfAccount, who: accountId } };
  const { lately, daily } = counted;
  if (await countAttempts(identity, ...(lately === undefined ? [] : [lately]), daily)) return counted;
  const afterReset = { limit: oneTimePasswordsADayAfterReset, who: accountId };
  return (await countInWindow(identity, afterReset.limit, accountId)) ? { daily: afterReset } : undefined;
}

/** A password that was reset lets its owner enter one-time passwords again, a few in a day however often it is reset. */
export function allowOneTimePasswords(
  { clock }: Pick<IdentityContext, 'clock'>,
  db: Database,
  accountId: string,
): Promise<void> {
  return openWindow({ db, clock }, oneTimePasswordsADayAfterReset, accountId);
}

/**
 * After a right one: the wrong ones before it there are forgotten, and the address is the account's own. Those of a day
 * count on: else each sign-in of the owner would give a guesser as many again.
 * @param app the one that gave it
 */
export async function forgetOneTimePasswords(
  identity: Counting,
  { daily, lately }: CountedOneTimePassword,
  app: AppOfAccount,
  { clientAddress }: RequestFacts,
): Promise<void> {
  if (lately !== undefined) await clearAttempts(identity, lately.limit, lately.who);
  await uncountAttempt(identity, daily.limit, daily.who);
  await rememberAddress(identity, identity.db, placesOf(app), clientAddress);
}
