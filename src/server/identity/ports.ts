import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The present, in milliseconds since 1970. */
export type Clock = () => number;

/** Chance that nobody can foretell. */
export interface RandomSource {
  bytes(count: number): Uint8Array;
  uuid(): string;
  /** Six digits, as a code for people. */
  code(): string;
}

const CODES = 1_000_000;
const CODE_DIGITS = 6;

export const secureRandom: RandomSource = {
  bytes: randomBytes,
  uuid: randomUUID,
  code: () => String(randomInt(CODES)).padStart(CODE_DIGITS, '0'),
};
