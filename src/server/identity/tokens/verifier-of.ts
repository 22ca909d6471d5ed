import type { EmailAddress } from '#shared/email-address.ts';
import type { IdentityContext } from '../identity-context.ts';
import { createEmbeddedVerifier } from './embedded-verifier.ts';
import { createRemoteVerifier } from './remote-verifier.ts';
import { nameAdministrators, type VerifiedEmailOf } from './named-administrators.ts';
import type { TokenVerifier } from './verifier.ts';
import { emailAtPool, emailOfAccount } from './verified-email.ts';

interface OutsidePool {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly endpoint?: string;
}

/**
 * The verifier of access tokens: for the pool of this process, or for an outside pool by its published keys. With
 * either, users whose verified address is among `adminEmails` are administrators.
 */
export function verifierOf(
  { outsidePool, adminEmails }: PoolSettings,
  identity: Pick<IdentityContext, 'config' | 'keyring' | 'clock' | 'db'>,
): TokenVerifier {
  const emailOf = verifiedEmailOf({ outsidePool }, identity);
  if (outsidePool === undefined) return nameAdministrators(createEmbeddedVerifier(identity), adminEmails, emailOf);
  const issuer = issuerOf(outsidePool);
  const remote = createRemoteVerifier({ issuer, clientId: outsidePool.userPoolClientId, clock: identity.clock });
  return nameAdministrators(remote, adminEmails, emailOf);
}

/** What says the confirmed address of a caller: the accounts here, or the pool that they sign in with. */
export const verifiedEmailOf = (
  { outsidePool }: { readonly outsidePool?: OutsidePool | undefined },
  { db }: Pick<IdentityContext, 'db'>,
): VerifiedEmailOf => (outsidePool === undefined ? emailOfAccount(db) : emailAtPool(endpointOf(outsidePool)));

interface PoolSettings {
  readonly outsidePool?: OutsidePool;
  readonly adminEmails: readonly EmailAddress[];
}

/** The API address of a pool: at Amazon by its region, else as set. */
function endpointOf({ userPoolId, endpoint }: OutsidePool): string {
  const region = userPoolId.slice(0, userPoolId.indexOf('_'));
  return endpoint?.replace(/\/$/, '') ?? `https://cognito-idp.${region}.amazonaws.com`;
}

/** The issuer of a pool's tokens: its address at Amazon, or at another studio. */
export const issuerOf = (pool: OutsidePool): string => `${endpointOf(pool)}/${pool.userPoolId}`;
