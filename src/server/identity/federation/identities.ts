import type { SocialProvider } from '#shared/site/site-config.ts';
import type { Account } from '../accounts/account.ts';
import type { IdentityContext } from '../identity-context.ts';
import { providerNames } from './provider-names.ts';

/** An account at a provider, in the words of Cognito's tokens. */
interface LinkedIdentity {
  readonly userId: string;
  readonly providerName: string;
  readonly providerType: string;
  readonly issuer: null;
  readonly primary: 'true';
  /** Milliseconds since 1970, as a string. */
  readonly dateCreated: string;
}

/** The provider and the account there of a user; empty for an account with a password here. */
export async function identitiesOf(
  { db }: Pick<IdentityContext, 'db'>,
  account: Pick<Account, 'id' | 'isOfProvider'>,
): Promise<readonly LinkedIdentity[]> {
  if (!account.isOfProvider) return [];
  const rows = await db.selectFrom('providerAccounts').selectAll().where('accountId', '=', account.id).execute();
  return rows.map(({ provider, subject, linkedAtMs }) => {
    const { cognitoName } = providerNames[provider as SocialProvider];
    const facts = { userId: subject, providerName: cognitoName, providerType: cognitoName, issuer: null };
    return { ...facts, primary: 'true', dateCreated: String(linkedAtMs) };
  });
}
