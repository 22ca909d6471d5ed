import { PRIME } from '../srp/group.ts';
import { numberOf } from '../srp/numbers.ts';
import type { PasswordRecord } from '../srp/srp.ts';

/** 3072 bits, and a byte for the sign. */
const MOST_BYTES = 385;

/**
 * Reads the verifier of a password that a program made up for itself, in base64.
 * @returns undefined for what no honest program computes
 */
export function readDeviceVerifier(secret: {
  readonly PasswordVerifier: string;
  readonly Salt: string;
}): PasswordRecord | undefined {
  const [verifierBytes, saltBytes] = [secret.PasswordVerifier, secret.Salt].map((text) => Buffer.from(text, 'base64'));
  if (verifierBytes === undefined || saltBytes === undefined) return undefined;
  if (verifierBytes.length > MOST_BYTES || saltBytes.length > MOST_BYTES) return undefined;
  const [verifier, salt] = [numberOf(verifierBytes), numberOf(saltBytes)];
  if (verifier < 2n || verifier >= PRIME - 1n || salt === 0n) return undefined;
  return { saltHex: salt.toString(16), verifierHex: verifier.toString(16) };
}
