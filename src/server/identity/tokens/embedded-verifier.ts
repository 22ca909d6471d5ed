import { ok } from '#shared/result.ts';
import type { IdentityContext } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { checkAccessToken } from './check-access-token.ts';
import type { TokenVerifier } from './verifier.ts';

/** Verifies tokens of the pool in this process: once a session has ended, its tokens no longer count. */
export function createEmbeddedVerifier(
  identity: Pick<IdentityContext, 'config' | 'keyring' | 'clock' | 'db'>,
): TokenVerifier {
  // Compiled to SQL once, since every request runs it; the two ids replace these parameters.
  const sessionOf = identity.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select('accounts.disabled')
    .where('sessions.id', '=', 'its id')
    .where('accounts.id', '=', 'its account')
    .compile();
  return {
    async verify(accessToken) {
      const checked = await checkAccessToken(identity, accessToken);
      if (!checked.ok) return checked;
      const { accountId, sessionId, scopes, groups, expiresAtMs } = checked.value;
      const asked: typeof sessionOf = { ...sessionOf, parameters: [sessionId, accountId] };
      const [session] = (await identity.db.executeQuery(asked)).rows;
      if (session === undefined) return refusal('revoked_access_token');
      if (session.disabled === 1) return refusal('account_disabled');
      return ok({ caller: { id: accountId, groups }, sessionId, scopes, expiresAtMs });
    },
  };
}
