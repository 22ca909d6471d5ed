import type { IdentityContext } from '../identity-context.ts';
import { createEmbeddedVerifier } from './embedded-verifier.ts';
import { createRemoteVerifier } from './remote-verifier.ts';
import { nameAdministrators } from './named-administrators.ts';
import type { TokenVerifier } from './verifier.ts';
import { emailAtPool, emailOfAccount } from './verified-email.ts';

interface OutsidePool {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly endpoint?: string;
}

/**
 * Who judges access tokens: this process for its own pool, the published keys of another one where people sign in there.
 * Either way those count as administrators whose verified address is among `adminEmails`.
 */
export function verifierOf(
  { outsidePool, adminEmails }: PoolSettings,
  identity: Pick<IdentityContext, 'config' | 'keyring' | 'clock' | 'db'>,
): TokenVerifier {
  if (outsidePool === undefined) {
    return nameAdministrators(createEmbeddedVerifier(identity), adminEmails, emailOfAccount(identity.db));
  }
  const issuer = issuerOf(outsidePool);
  const remote = createRemoteVerifier({ issuer, clientId: outsidePool.userPoolClientId, clock: identity.clock });
  return nameAdministrators(remote, adminEmails, emailAtPool(endpointOf(outsidePool)));
}

interface PoolSettings {
  readonly outsidePool?: OutsidePool;
  readonly adminEmails: readonly string[];
}

/** Where a pool answers: at Amazon by its region, or where the settings say. */
function endpointOf({ userPoolId, endpoint }: OutsidePool): string {
  const region = userPoolId.slice(0, userPoolId.indexOf('_'));
  return endpoint?.replace(/\/$/, '') ?? `https://cognito-idp.${region}.amazonaws.com`;
}

/** Who signs a pool's tokens, as they say it: Amazon's own address of it, or another studio's. */
export const issuerOf = (pool: OutsidePool): string => `${endpointOf(pool)}/${pool.userPoolId}`;
