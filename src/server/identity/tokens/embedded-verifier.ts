import { ok } from '#shared/result.ts';
import type { IdentityContext } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { checkAccessToken } from './check-access-token.ts';
import type { TokenVerifier } from './verifier.ts';

/**
 * Verifies tokens of the pool in this process: once a session has ended, its tokens no longer count. Its groups are those
 * that the account has now, whatever the token says.
 */
export function createEmbeddedVerifier(
  identity: Pick<IdentityContext, 'config' | 'keyring' | 'clock' | 'db'>,
): TokenVerifier {
  // Compiled to SQL once, since every request runs it; the two ids replace these parameters.
  const sessionOf = identity.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('accountGroups', 'accountGroups.accountId', 'accounts.id')
    .select(['accounts.disabled', 'accountGroups.name as group'])
    .where('sessions.id', '=', 'its id')
    .where('accounts.id', '=', 'its account')
    .orderBy('accountGroups.name')
    .compile();
  return {
    async verify(accessToken) {
      const checked = await checkAccessToken(identity, accessToken);
      if (!checked.ok) return checked;
      const { accountId, sessionId, scopes, signedInAtMs, expiresAtMs } = checked.value;
      const asked: typeof sessionOf = { ...sessionOf, parameters: [sessionId, accountId] };
      // One row for each group, or one without.
      const { rows } = await identity.db.executeQuery(asked);
      const [session] = rows;
      if (session === undefined) return refusal('revoked_access_token');
      if (session.disabled === 1) return refusal('account_disabled');
      const groups = rows.flatMap(({ group }) => group ?? []);
      return ok({ caller: { id: accountId, groups }, sessionId, scopes, signedInAtMs, expiresAtMs });
    },
  };
}
