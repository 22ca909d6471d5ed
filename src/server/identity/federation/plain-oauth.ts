import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import { ok, type Result } from '#shared/result.ts';
import type { ClientKeys } from './client-keys.ts';
import type { ProviderAnswer, ProviderProblem, AuthorizationSecrets } from './provider.ts';
import { providerProblemOf } from './provider-problem.ts';

/** Addresses of a provider without OpenID Connect. */
export interface OAuthAddresses {
  readonly authorize: string;
  readonly token: string;
  /** Returns the profile of the access token's user. */
  readonly profile: string;
}

const TIMEOUT_SECONDS = 10;

/** A provider that speaks OAuth 2 and returns a profile in its own format. */
export function plainOAuth(addresses: OAuthAddresses, { clientId, clientSecret }: ClientKeys, title: string) {
  const server = {
    issuer: new URL(addresses.authorize).origin,
    authorization_endpoint: addresses.authorize,
    token_endpoint: addresses.token,
  };
  const config = new Configuration(server, clientId, {}, ClientSecretPost(clientSecret));
  config.timeout = TIMEOUT_SECONDS;

  return {
    async start(redirectUri: string, { state, verifier }: AuthorizationSecrets, scope: string) {
      return ok(
        buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope,
          state,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      );
    },

    /** Returns the profile unparsed. */
    async finish(
      { address }: ProviderAnswer,
      { state, verifier }: AuthorizationSecrets,
    ): Promise<Result<unknown, ProviderProblem>> {
      try {
        const tokens = await authorizationCodeGrant(config, address, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        const answer = await fetchProtectedResource(config, tokens.access_token, new URL(addresses.profile), 'GET');
        if (!answer.ok) throw new Error(`The profile was answered with ${answer.status}.`);
        return ok(await answer.json());
      } catch (error) {
        return providerProblemOf(error, title);
      }
    },
  };
}
