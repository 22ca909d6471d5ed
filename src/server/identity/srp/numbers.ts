import { createHash } from 'node:crypto';

/** The number that big-endian bytes represent. */
export const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);

/** A number as big-endian bytes, without leading zeros. */
export function bytesOf(number: bigint): Buffer {
  const hex = number.toString(16);
  return Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex');
}

/** A number as bytes, as clients hash it: Java's BigInteger puts a zero byte before a set top bit, for the sign. */
export function paddedBytesOf(number: bigint): Buffer {
  const bytes = bytesOf(number);
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
}

export function sha256(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
