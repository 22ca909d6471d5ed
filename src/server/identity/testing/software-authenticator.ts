import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a page hands to an authenticator. */
export interface AuthenticatorRequest {
  /** base64url */
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
  readonly isUserVerified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url');

/** An authenticator with one passkey, written from the specification, for what a browser would not send. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let signCount = 0;

  const authenticatorData = (request: AuthenticatorRequest, moreFlags: number) => {
    const counter = Buffer.alloc(4);
    signCount += 1;
    counter.writeUInt32BE(signCount);
    const verified = request.isUserVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(request.rpId), Buffer.of(USER_PRESENT | verified | moreFlags), counter]);
  };
  const clientData = (type: string, { challenge, origin }: AuthenticatorRequest) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const ids = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    credentialId: base64url(id),
    /** Goes back to an earlier count, as a copy of the authenticator would. */
    rewind(count: number) {
      signCount = count;
    },
    create(request: AuthenticatorRequest) {
      // COSE (RFC 9053): an elliptic curve, ES256, P-256, and the point.
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        authenticatorData(request, WITH_CREDENTIAL),
        Buffer.alloc(16),
        Buffer.of(0, id.length),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0];
      return {
        ...ids,
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', request)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    get(request: AuthenticatorRequest) {
      const authData = authenticatorData(request, 0);
      const clientDataJson = clientData('webauthn.get', request);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJson)]), privateKey);
      return {
        ...ids,
        response: {
          clientDataJSON: base64url(clientDataJson),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
