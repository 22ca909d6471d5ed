import { ok } from '#shared/result.ts';
import { type Account, readAccount } from '../accounts/account.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { checkAccessToken } from './check-access-token.ts';
import { OWN_ACCOUNT } from './issue-tokens.ts';

export interface Authorized {
  readonly account: Account;
  readonly sessionId: string;
}

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
    .where('accounts.id', '=', accountId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) return refusal('revoked_access_token');
  const account = readAccount(identity, row);
  return account.isDisabled ? refusal('account_disabled') : ok({ account, sessionId });
}
