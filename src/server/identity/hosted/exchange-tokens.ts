import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import { findPresentedToken } from '../tokens/find-presented-token.ts';
import { endSession } from '../accounts/end-sessions.ts';
import type { AuthenticationResult } from '../tokens/issue-tokens.ts';
import { rotateRefreshToken } from '../tokens/rotate-refresh-token.ts';
import { exchangeCode } from './authorization-code.ts';
import type { HostedParts } from './hosted-parts.ts';
import { requestFactsOf } from '../http/request-facts.ts';
import { readForm } from './read-form.ts';

/** RFC 6749, section 5.2. */
type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

const answerError = (c: Context<StudioBindings>, error: TokenError) => c.json({ error }, 400, NO_STORE);
const NO_STORE = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** `/oauth2/token`: exchanges a code or a refresh token for tokens. */
export async function exchangeTokens(c: Context<StudioBindings>, { identity }: HostedParts) {
  const form = await readForm(c);
  const text = (name: string) => {
    const values = form.getAll(name);
    return values.length === 1 ? (values[0] ?? '') : '';
  };
  if (text('client_id') !== identity.config.clientId) return answerError(c, 'invalid_client');
  switch (text('grant_type')) {
    case 'authorization_code': {
      const exchange = {
        code: text('code'),
        clientId: text('client_id'),
        redirectUri: text('redirect_uri'),
        verifier: text('code_verifier'),
      };
      const got = await exchangeCode(identity, exchange, requestFactsOf(c));
      return got === undefined ? answerError(c, 'invalid_grant') : answerTokens(c, got);
    }
    case 'refresh_token': {
      const rotated = await rotateRefreshToken(identity, text('refresh_token'), requestFactsOf(c));
      if (rotated.ok) return answerTokens(c, rotated.value);
      // RFC 6585: the token stays good. `invalid_grant` would have a client throw it away.
      if (rotated.problem.code === 'too_many_refreshes') return c.json({ error: 'slow_down' }, 429, NO_STORE);
      return answerError(c, 'invalid_grant');
    }
    case '':
      return answerError(c, 'invalid_request');
    default:
      return answerError(c, 'unsupported_grant_type');
  }
}

function answerTokens(c: Context<StudioBindings>, got: AuthenticationResult) {
  const tokens = {
    access_token: got.AccessToken,
    refresh_token: got.RefreshToken,
    expires_in: got.ExpiresIn,
    token_type: got.TokenType,
    ...(got.IdToken === undefined ? {} : { id_token: got.IdToken }),
  };
  return c.json(tokens, 200, NO_STORE);
}

/** `/oauth2/revoke`: ends the session of a refresh token; an unknown one counts as revoked (RFC 7009). */
export async function revokeTokens(c: Context<StudioBindings>, { identity }: HostedParts) {
  const form = await readForm(c);
  if (form.get('client_id') !== identity.config.clientId) return answerError(c, 'invalid_client');
  const presented = await findPresentedToken(identity, form.get('token') ?? '');
  if (presented !== undefined) await endSession(identity, presented.session.id);
  return c.body(null, 200, NO_STORE);
}
