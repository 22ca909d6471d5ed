import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client';
import { ok, type Result } from '#shared/result.ts';
import type { ProviderProblem, AuthorizationSecrets } from './provider.ts';
import { providerProblemOf } from './provider-problem.ts';

export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientAuth: ClientAuth;
  readonly title: string;
}

/** A person is waiting; after this they have given up. */
const TIMEOUT_SECONDS = 10;

/** A provider that speaks OpenID Connect. Its configuration is fetched when the first person uses it. */
export function openId({ issuer, clientId, clientAuth, title }: OpenIdClient) {
  let asked: Promise<Configuration> | undefined;
  const configuration = () => {
    asked ??= discovery(new URL(issuer), clientId, {}, clientAuth, {
      // The library would accept TLS in place of the signature; verify the signature nevertheless.
      execute: [enableNonRepudiationChecks],
      timeout: TIMEOUT_SECONDS,
    }).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };

  return {
    async start(
      redirectUri: string,
      { state, nonce, verifier }: AuthorizationSecrets,
      more: Readonly<Record<string, string>>,
    ): Promise<Result<URL, ProviderProblem>> {
      try {
        const config = await configuration();
        const challenge = config.serverMetadata().supportsPKCE()
          ? { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
          : {};
        return ok(buildAuthorizationUrl(config, { redirect_uri: redirectUri, state, nonce, ...challenge, ...more }));
      } catch (error) {
        return providerProblemOf(error, title);
      }
    },

    /** @param more Further parameters that the provider wants with the code. */
    async finish(
      address: URL,
      { state, nonce, verifier }: AuthorizationSecrets,
      more: Readonly<Record<string, string>> = {},
    ): Promise<Result<IDToken, ProviderProblem>> {
      try {
        const config = await configuration();
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(config.serverMetadata().supportsPKCE() ? { pkceCodeVerifier: verifier } : {}),
        };
        const tokens = await authorizationCodeGrant(config, address, checks, more);
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('no claims');
        return ok(claims);
      } catch (error) {
        return providerProblemOf(error, title);
      }
    },
  };
}
