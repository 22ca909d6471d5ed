import type { IdentityContext } from '../identity-context.ts';
import { createEmbeddedVerifier } from './embedded-verifier.ts';
import { createRemoteVerifier } from './remote-verifier.ts';
import type { TokenVerifier } from './verifier.ts';

interface OutsidePool {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly endpoint?: string;
}

/** Who judges access tokens: this process for its own pool, the published keys of another one where people sign in there. */
export function verifierOf(
  outsidePool: OutsidePool | undefined,
  identity: Pick<IdentityContext, 'config' | 'keyring' | 'clock' | 'db'>,
): TokenVerifier {
  if (outsidePool === undefined) return createEmbeddedVerifier(identity);
  const { userPoolClientId } = outsidePool;
  return createRemoteVerifier({ issuer: issuerOf(outsidePool), clientId: userPoolClientId, clock: identity.clock });
}

/** Who signs a pool's tokens, as they say it: Amazon's own address of it, or another studio's. */
export function issuerOf({ userPoolId, endpoint }: OutsidePool): string {
  const region = userPoolId.slice(0, userPoolId.indexOf('_'));
  return `${endpoint?.replace(/\/$/, '') ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`;
}
