import { ok } from '#shared/result.ts';
import { findAccountById, groupsOf } from '../accounts/find-account.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { endSession } from '../accounts/end-sessions.ts';
import { countRefresh } from './count-refresh.ts';
import { findPresentedToken } from './find-presented-token.ts';
import { type AuthenticationResult, issueTokens } from './issue-tokens.ts';

/** New tokens for a refresh token that stays valid. */
type RenewedTokens = Omit<AuthenticationResult, 'RefreshToken'>;

/**
 * Issues new tokens and keeps the refresh token (`REFRESH_TOKEN_AUTH`), for older clients, which would lose a new one. A
 * token that was exchanged already ({@link rotateRefreshToken}) is in two people's hands: after the time for windows that
 * raced, its session ends. So who steals a token from a client that exchanges them has it until the owner's next refresh.
 */
export async function renewTokens(
  identity: IdentityContext,
  token: string,
  request: RequestFacts,
): Outcome<RenewedTokens> {
  const { config, clock, db } = identity;
  const nowMs = clock();
  const presented = await findPresentedToken(identity, token);
  if (presented === undefined || presented.session.expiresAtMs <= nowMs) return refusal('bad_refresh_token');
  const { session, rotatedAtMs, isForgotten } = presented;
  // Before it is counted, as where it is exchanged.
  if (isForgotten || (rotatedAtMs !== null && nowMs - rotatedAtMs > config.refreshGraceMs)) {
    await endSession(identity, session.id);
    return refusal('reused_refresh_token');
  }
  if (!(await countRefresh(identity, session, request))) return refusal('too_many_refreshes');

  const account = await findAccountById(identity, session.accountId);
  if (account === undefined) return refusal('bad_refresh_token');
  if (account.isDisabled) return refusal('account_disabled');
  const groups = await groupsOf(identity, account.id);
  const used = await db
    .updateTable('sessions')
    .set({ lastUsedAtMs: nowMs })
    .where('id', '=', session.id)
    .returning('id')
    .executeTakeFirst();
  // Another window has signed out meanwhile.
  if (used === undefined) return refusal('bad_refresh_token');
  const { RefreshToken: _kept, ...renewed } = await issueTokens(identity, account, groups, session, token);
  return ok(renewed);
}
