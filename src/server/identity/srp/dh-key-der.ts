import { GENERATOR, PRIME } from './group.ts';
import { paddedBytesOf } from './numbers.ts';

// Tags of DER, ITU-T X.690.
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const SEQUENCE = 0x30;

/** dhKeyAgreement of PKCS #3, 1.2.840.113549.1.3.1, with its tag. */
const DH_KEY_AGREEMENT = Buffer.from('06092a864886f70d010301', 'hex');

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const lengthBytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...lengthBytes), content]);
}

/** DER's integers have a sign bit too, so they are the clients' padded numbers. */
const integer = (number: bigint) => der(INTEGER, paddedBytesOf(number));

const algorithm = der(SEQUENCE, DH_KEY_AGREEMENT, der(SEQUENCE, integer(PRIME), integer(GENERATOR)));

/** A private key of the group, as PKCS #8. */
export const dhPrivateKeyDer = (exponent: bigint): Buffer =>
  der(SEQUENCE, integer(0n), algorithm, der(OCTET_STRING, integer(exponent)));

/** A public key of the group, as SubjectPublicKeyInfo. */
export const dhPublicKeyDer = (number: bigint): Buffer =>
  der(SEQUENCE, algorithm, der(BIT_STRING, Buffer.of(0), integer(number)));
