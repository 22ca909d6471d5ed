import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The present, in milliseconds since 1970. */
export type Clock = () => number;

/** A cryptographically secure random number generator (CSPRNG), for keys, tokens, ids and codes. */
export interface SecureRandom {
  bytes(count: number): Uint8Array;
  uuid(): string;
  /** Six digits, as a code for people. */
  code(): string;
}

const CODES = 1_000_000;
const CODE_DIGITS = 6;

export const secureRandom: SecureRandom = {
  bytes: randomBytes,
  uuid: randomUUID,
  code: () => String(randomInt(CODES)).padStart(CODE_DIGITS, '0'),
};
