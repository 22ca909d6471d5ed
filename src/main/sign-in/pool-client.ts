import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { SIGN_IN_RETURN } from '#shared/desktop/deep-link.ts';
import { parseSiteConfig } from '#shared/site/site-config.ts';
import type { PendingSignIn } from './pending-sign-in.ts';

/** Tokens of a session, and whose they are. */
export interface ExchangedTokens {
  readonly clientId: string;
  readonly username: string;
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** The pool of a studio elsewhere, as a client without a secret meets it (RFC 8252). */
export interface PoolClient {
  /** Where the browser goes for this sign-in. */
  authorizationUrl(pending: PendingSignIn): Promise<URL>;
  /** Exchanges the answer for tokens. @throws where the pool refuses, or the tokens are not for this sign-in */
  exchange(answer: URL, pending: PendingSignIn): Promise<ExchangedTokens>;
}

/** A person is waiting. */
const TIMEOUT_SECONDS = 10;
const SCOPES = 'openid email profile aws.cognito.signin.user.admin';

/**
 * Asks a studio for its pool.
 * @param send how requests leave this computer
 * @returns undefined where the studio signs people in with a pool that is not its own
 * @throws where it does not answer as a studio does
 */
export async function findPool(studio: string, send: typeof fetch): Promise<PoolClient | undefined> {
  const answer = await send(`${studio}/config.json`, { redirect: 'error', credentials: 'omit' });
  const config = parseSiteConfig(await answer.json());
  if (!config.ok) throw new Error(config.problem.message);
  const { endpoint, userPoolId, userPoolClientId: clientId } = config.value.identity;
  if (!endpoint?.startsWith('/')) return undefined;

  const metadata = new URL(`${endpoint}/${userPoolId}/.well-known/openid-configuration`, studio);
  const pool = await discovery(metadata, clientId, undefined, None(), {
    // The library would accept TLS in place of the signature; it is verified nevertheless. Plain http is loopback's.
    execute: [enableNonRepudiationChecks, ...(metadata.protocol === 'http:' ? [allowInsecureRequests] : [])],
    timeout: TIMEOUT_SECONDS,
    [customFetch]: (url, options) => send(url, options as RequestInit),
  });
  requireOwnPages(pool, studio);
  return {
    authorizationUrl: async ({ state, nonce, verifier }) =>
      buildAuthorizationUrl(pool, {
        redirect_uri: SIGN_IN_RETURN,
        scope: SCOPES,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    async exchange(address, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(pool, address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const username = tokens.claims()?.['cognito:username'];
      const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken } = tokens;
      if (typeof username !== 'string' || idToken === undefined || refreshToken === undefined)
        throw new Error('The pool gave tokens of another kind.');
      return { clientId, username, accessToken, idToken, refreshToken };
    },
  };
}

/** A person types a password where the browser is led: that is the studio which was chosen, or nowhere. */
function requireOwnPages(pool: Configuration, studio: string): void {
  const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys } = pool.serverMetadata();
  for (const address of [authorize, token, keys])
    if (address === undefined || new URL(address).origin !== studio) throw new Error('The pool names other pages.');
}
