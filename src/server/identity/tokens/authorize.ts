import { ok } from '#shared/result.ts';
import { type Account, readAccount } from '../accounts/account.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { checkAccessToken } from './check-access-token.ts';
import { OWN_ACCOUNT } from './issue-tokens.ts';

export interface Authorized {
  readonly account: Account;
  readonly sessionId: string;
  /** When the person signed in: the `auth_time` of every token of the session. */
  readonly signedInAtMs: number;
}

/** Whether the person signed in just now, as is asked for before what a stolen token should not do. */
export const isRecent = (
  { clock, config }: Pick<IdentityContext, 'clock' | 'config'>,
  { signedInAtMs }: Pick<Authorized, 'signedInAtMs'>,
): boolean => clock() - signedInAtMs <= config.recentSignInMs;

/** Finds the account of an access token whose session has not ended, for operations on one's own account. */
export async function authorize(identity: IdentityContext, accessToken: string): Outcome<Authorized> {
  const checked = await checkAccessToken(identity, accessToken);
  if (!checked.ok) return checked;
  const { accountId, sessionId, scopes } = checked.value;
  if (!scopes.includes(OWN_ACCOUNT)) return refusal('narrow_access_token');

  const row = await identity.db
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.accountId', 'accounts.id')
    .selectAll('accounts')
    .select('sessions.signedInAtMs')
    .where('accounts.id', '=', accountId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) return refusal('revoked_access_token');
  const account = readAccount(identity, row);
  return account.isDisabled ? refusal('account_disabled') : ok({ account, sessionId, signedInAtMs: row.signedInAtMs });
}
