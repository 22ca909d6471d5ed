import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { GENERATOR, PRIME } from './group.ts';
import { bestModPow, type ModPow } from './mod-pow.ts';
import { numberOf, paddedBytesOf, sha256 } from './numbers.ts';

/** The stored form of a password. */
export interface PasswordRecord {
  readonly saltHex: string;
  readonly verifierHex: string;
}

/** The server's half of one exchange. */
export interface ServerStep {
  /** b, which only the server knows. */
  readonly secretHex: string;
  /** B, for the client. */
  readonly publicHex: string;
}

export interface Attempt extends ServerStep {
  readonly userId: string;
  readonly record: PasswordRecord;
  /** A. */
  readonly clientPublic: bigint;
  readonly secretBlock: Uint8Array;
  readonly timestamp: string;
  /** The group of devices, where it is a device that signs. */
  readonly poolName?: string;
}

/** The server of Cognito's SRP-6a, which signs with a key derived from the shared secret instead of proving it. */
export type Srp = ReturnType<typeof createSrp>;

const SALT_BYTES = 16;
const SECRET_BYTES = 32;
/** 3072 bits in hex. */
const MOST_HEX_DIGITS = 768;
/** k of SRP-6a. */
const MULTIPLIER = numberOf(sha256(paddedBytesOf(PRIME), paddedBytesOf(GENERATOR)));
const KEY_BYTES = 16;
const KEY_INFO = 'Caldera Derived Key';

const fromHex = (hex: string) => BigInt(`0x${hex}`);

/** Reads A from a client; undefined if it is not a number, too long, or zero in the group. */
export function readClientPublic(hex: string): bigint | undefined {
  if (!/^[0-9a-f]+$/i.test(hex) || hex.length > MOST_HEX_DIGITS) return undefined;
  const number = fromHex(hex);
  return number === 0n || number >= PRIME ? undefined : number;
}

/**
 * @param poolName the part of the pool's id after the `_`; it is hashed into every verifier
 * @param randomBytes source of salts and secrets
 */
export function createSrp(poolName: string, randomBytes: (count: number) => Uint8Array, modPow: ModPow = bestModPow()) {
  const newSaltHex = () => numberOf(randomBytes(SALT_BYTES)).toString(16);
  const passwordPower = (userId: string, password: string, saltHex: string) => {
    const inner = sha256(`${poolName}${userId}:${password}`);
    return modPow(GENERATOR, numberOf(sha256(paddedBytesOf(fromHex(saltHex)), inner)));
  };

  return {
    createRecord(userId: string, password: string, saltHex = newSaltHex()): PasswordRecord {
      return { saltHex, verifierHex: passwordPower(userId, password, saltHex).toString(16) };
    },

    /** Whether a password is that of the record, compared in constant time. */
    matches(userId: string, password: string, record: PasswordRecord): boolean {
      const computed = sha256(paddedBytesOf(passwordPower(userId, password, record.saltHex)));
      return timingSafeEqual(computed, sha256(paddedBytesOf(fromHex(record.verifierHex))));
    },

    begin(record: PasswordRecord): ServerStep {
      const secret = numberOf(randomBytes(SECRET_BYTES));
      const publicNumber = (MULTIPLIER * fromHex(record.verifierHex) + modPow(GENERATOR, secret)) % PRIME;
      return { secretHex: secret.toString(16), publicHex: publicNumber.toString(16) };
    },

    /** Whether the client's signature proves that it knows the password. */
    isSignedBy(attempt: Attempt, signature: Uint8Array): boolean {
      const expected = signatureOf(attempt, poolName, modPow);
      return expected !== undefined && signature.length === expected.length && timingSafeEqual(signature, expected);
    },
  };
}

function signatureOf(attempt: Attempt, poolName: string, modPow: ModPow): Buffer | undefined {
  const { clientPublic, record, userId } = attempt;
  // u
  const scramble = numberOf(sha256(paddedBytesOf(clientPublic), paddedBytesOf(fromHex(attempt.publicHex))));
  if (scramble === 0n) return undefined;
  const base = (clientPublic * modPow(fromHex(record.verifierHex), scramble)) % PRIME;
  const shared = sharedSecret(base, fromHex(attempt.secretHex), modPow);
  if (shared === undefined) return undefined;

  const key = hkdfSync('sha256', paddedBytesOf(shared), paddedBytesOf(scramble), KEY_INFO, KEY_BYTES);
  return createHmac('sha256', Buffer.from(key))
    .update(attempt.poolName ?? poolName)
    .update(userId)
    .update(attempt.secretBlock)
    .update(attempt.timestamp)
    .digest();
}

/** S; undefined for an A outside the subgroup that 2 generates, which no honest client sends. */
function sharedSecret(base: bigint, secret: bigint, modPow: ModPow): bigint | undefined {
  if (base < 2n || base >= PRIME - 1n) return undefined;
  try {
    return modPow(base, secret);
  } catch {
    return undefined;
  }
}
