import { createRemoteJWKSet, customFetch, type FetchImplementation } from 'jose';
import { ok } from '#shared/result.ts';
import type { Clock } from '../../ports.ts';
import { verifyAccessToken } from './check-access-token.ts';
import type { TokenVerifier } from './verifier.ts';

export interface RemotePool {
  /** e.g. `https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Ab12Cd34E` */
  readonly issuer: string;
  readonly clientId: string;
  readonly clock: Clock;
  readonly fetch?: FetchImplementation;
}

/** Verifies tokens of an outside pool, e.g. Amazon Cognito's, with the keys that it publishes. */
export function createRemoteVerifier({ issuer, clientId, clock, fetch }: RemotePool): TokenVerifier {
  const address = new URL(`${issuer}/.well-known/jwks.json`);
  const keys = createRemoteJWKSet(address, fetch ? { [customFetch]: fetch } : {});
  return {
    async verify(accessToken) {
      const checked = await verifyAccessToken({ config: { issuer, clientId }, clock, findKey: keys }, accessToken);
      if (!checked.ok) return checked;
      const { accountId, sessionId, scopes, groups, signedInAtMs, expiresAtMs } = checked.value;
      return ok({ caller: { id: accountId, groups }, sessionId, scopes, signedInAtMs, expiresAtMs });
    },
  };
}
