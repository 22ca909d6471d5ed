import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modPowByOpenSsl } from '../srp/mod-pow.ts';
import { PRIME } from '../srp/group.ts';

/** The client's own numbers, as far as they are needed here. */
interface ClientNumber {
  toString(radix: number): string;
}

type Answer = (error: unknown, power: ClientNumber | null) => void;

interface ClientNumbers {
  new (digits: string, radix: number): ClientNumber;
  readonly prototype: { modPow(exponent: ClientNumber, modulus: ClientNumber, answer: Answer): void };
}

const NUMBERS = 'dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs';

/**
 * Lets the client compute its powers by OpenSSL, as its build for phones leaves them to the phone: in plain JavaScript
 * they were two thirds of the time of these tests. In the journeys a browser signs in with the client's own arithmetic.
 */
export async function powersByOpenSsl(): Promise<void> {
  const client = createRequire(createRequire(import.meta.url).resolve('aws-amplify/auth'));
  const path = join(client.resolve('@aws-amplify/auth/package.json'), '..', NUMBERS);
  const { default: Numbers } = (await import(pathToFileURL(path).href)) as { readonly default: ClientNumbers };
  Numbers.prototype.modPow = function modPow(this: ClientNumber, exponent, modulus, answer) {
    if (read(modulus) !== PRIME) throw new Error('The client computes in another group');
    const base = read(this) % PRIME;
    const power = modPowByOpenSsl(base < 0n ? base + PRIME : base, read(exponent));
    answer(null, new Numbers(power.toString(16), 16));
  };
}

function read(number: ClientNumber): bigint {
  const digits = number.toString(16);
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`);
}
