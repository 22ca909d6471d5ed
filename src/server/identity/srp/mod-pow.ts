import { createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';
import { dhPrivateKeyDer, dhPublicKeyDer } from './dh-key-der.ts';
import { PRIME } from './group.ts';
import { numberOf } from './numbers.ts';

/** base to the power of exponent, modulo the group's prime. */
export type ModPow = (base: bigint, exponent: bigint) => bigint;

/**
 * By OpenSSL, whose Diffie-Hellman is this very operation: fast and in constant time. The keys are handed over whole,
 * because Node's DiffieHellman class first spends seconds on proving the prime.
 * @throws when OpenSSL refuses the base, and where there is no OpenSSL
 */
export const modPowByOpenSsl: ModPow = (base, exponent) =>
  numberOf(
    diffieHellman({
      privateKey: createPrivateKey({ key: dhPrivateKeyDer(exponent), format: 'der', type: 'pkcs8' }),
      publicKey: createPublicKey({ key: dhPublicKeyDer(base), format: 'der', type: 'spki' }),
    }),
  );

/** In plain arithmetic, for a Node without OpenSSL (Electron's): slower and not in constant time. */
export const modPowByBigInt: ModPow = (base, exponent) => {
  let result = 1n;
  let square = base % PRIME;
  for (let bits = exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
};

/** OpenSSL's, if this Node's cryptography computes rightly what SRP asks of it. */
export function bestModPow(): ModPow {
  try {
    const base = 4n;
    const exponent = (1n << 255n) + 12_345n;
    return modPowByOpenSsl(base, exponent) === modPowByBigInt(base, exponent) ? modPowByOpenSsl : modPowByBigInt;
  } catch {
    return modPowByBigInt;
  }
}
