import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { PasskeyRow } from '../../db/tables.ts';
import type { credentialAssertion, newCredential } from './credential.ts';
import { allowedOrigin, type PasskeySite } from './passkey-site.ts';

/** Loaded when somebody uses a passkey: half a second that no start has to wait for. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, by their numbers in COSE. Left to itself the library tries what Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];

const idsOf = ({ id, rawId, type }: z.infer<typeof newCredential | typeof credentialAssertion>) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
});

/** What is kept of a new passkey. */
interface NewPasskey {
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly signCount: number;
}

/**
 * Checks a new passkey: made for this challenge, on a page of ours, by an authenticator that verified its user.
 * @param challenge base64url
 */
export async function verifyNewCredential(
  site: PasskeySite,
  challenge: string,
  given: z.infer<typeof newCredential>,
): Promise<NewPasskey | undefined> {
  const origin = allowedOrigin(site, given.response.clientDataJSON);
  if (origin === undefined) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...idsOf(given), response: given.response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: site.relyingPartyId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), signCount: counter };
  } catch {
    // The library throws at whatever is not as it should be.
    return undefined;
  }
}

/** Checks a signature by a passkey. @returns how often the authenticator has signed, undefined for a wrong signature */
export async function verifyAssertion(
  site: PasskeySite,
  challenge: string,
  given: z.infer<typeof credentialAssertion>,
  passkey: Pick<Selectable<PasskeyRow>, 'credentialId' | 'publicKey' | 'signCount'>,
): Promise<number | undefined> {
  const origin = allowedOrigin(site, given.response.clientDataJSON);
  if (origin === undefined) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { userHandle, ...response } = given.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...idsOf(given), response: { ...response, ...(userHandle ? { userHandle } : {}) } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: site.relyingPartyId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws at whatever is not as it should be.
    return undefined;
  }
}

/** What a browser needs to make a passkey, with the user's verification, that is found without a list. */
export async function registrationOptions(asked: {
  readonly site: PasskeySite;
  readonly siteName: string;
  readonly accountId: string;
  readonly email: string;
  /** base64url */
  readonly challenge: string;
  readonly known: readonly string[];
}): Promise<object> {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: asked.siteName,
    rpID: asked.site.relyingPartyId,
    userName: asked.email,
    userDisplayName: asked.email,
    userID: new Uint8Array(Buffer.from(asked.accountId)),
    challenge: new Uint8Array(Buffer.from(asked.challenge, 'base64url')),
    excludeCredentials: asked.known.map((id) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
}
