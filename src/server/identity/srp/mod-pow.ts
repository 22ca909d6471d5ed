import { createDiffieHellmanGroup, DiffieHellman } from 'node:crypto';
import { GROUP_NAME, PRIME } from './group.ts';
import { bytesOf, numberOf } from './numbers.ts';

/** base to the power of exponent, modulo the group's prime. */
export type ModPow = (base: bigint, exponent: bigint) => bigint;

/**
 * By OpenSSL, whose Diffie-Hellman is this very operation: ten times faster, and in constant time. The group is taken
 * by name, because for a given prime Node first spends seconds on a primality test. A group by name lacks
 * `setPrivateKey`, so that of `DiffieHellman` is borrowed.
 * @throws when OpenSSL refuses the base, and where there is no OpenSSL
 */
export const modPowByOpenSsl: ModPow = (base, exponent) => {
  const group: unknown = createDiffieHellmanGroup(GROUP_NAME);
  const exchange = group as DiffieHellman;
  DiffieHellman.prototype.setPrivateKey.call(exchange, bytesOf(exponent).toString('hex'), 'hex');
  return numberOf(exchange.computeSecret(bytesOf(base)));
};

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

/** OpenSSL's, if this Node's crypto computes correctly what SRP needs. */
export function bestModPow(): ModPow {
  try {
    const base = 4n;
    const exponent = (1n << 255n) + 12_345n;
    return modPowByOpenSsl(base, exponent) === modPowByBigInt(base, exponent) ? modPowByOpenSsl : modPowByBigInt;
  } catch {
    return modPowByBigInt;
  }
}
