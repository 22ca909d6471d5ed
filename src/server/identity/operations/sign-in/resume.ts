import { ok } from '#shared/result.ts';
import type { Account } from '../../accounts/account.ts';
import { findAccountById } from '../../accounts/find-account.ts';
import type { LoginName } from '../../accounts/login-name.ts';
import { protectionOf } from '../../accounts/protection.ts';
import {
  type ChallengeName,
  isSpent,
  isStillAsked,
  type OpenedChallenge,
  openChallenge,
} from '../../challenges/challenge-state.ts';
import type { IdentityContext, Outcome } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';

export interface Resumed {
  readonly account: Account;
  readonly challenge: OpenedChallenge;
}

/**
 * Resumes a sign-in, if its Session is ours, neither expired nor spent, and neither the password nor how the account is
 * protected has changed, nor whether the account is open to its password, nor have all its sessions ended since.
 */
export async function resume(
  identity: IdentityContext,
  name: ChallengeName,
  session: string,
  named?: LoginName,
): Outcome<Resumed> {
  const opened = openChallenge(identity, name, session);
  if (!opened.ok) return opened;
  const challenge = opened.value;
  const account = await findAccountById(identity, challenge.accountId);
  if (account === undefined || !isStillAsked(challenge, account)) return refusal('session_over');
  // An administrator has required another password since, or has set the one that was to be replaced.
  if (account.status !== statusFor(name)) return refusal('session_over');
  // Its owner has protected it otherwise since: what was asked for then is not enough now.
  const isAsItWas = challenge.protection === undefined || challenge.protection === protectionOf(account);
  if (!isAsItWas || (await isSpent(identity, challenge))) return refusal('session_over');
  const isAboutAnother = named !== undefined && named.text !== account.id && named.text !== account.email;
  if (isAboutAnother) return refusal('session_over');
  return account.isDisabled ? refusal('account_disabled') : ok({ account, challenge });
}

/** The only state in which a sign-in is asked for this. */
const statusFor = (name: ChallengeName): Account['status'] =>
  name === 'NEW_PASSWORD_REQUIRED' ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED';
