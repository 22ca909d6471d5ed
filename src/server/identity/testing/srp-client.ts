import { createHmac, hkdfSync } from 'node:crypto';
import { GENERATOR, PRIME } from '../srp/group.ts';
import { type ModPow, modPowByBigInt } from '../srp/mod-pow.ts';
import { numberOf, paddedBytesOf, sha256 } from '../srp/numbers.ts';

/** A client of the protocol, written from its description, for messages that the real client would not send. */
export function srpClient(secret: bigint, modPow: ModPow = modPowByBigInt) {
  const clientPublic = modPow(GENERATOR, secret);
  return {
    clientPublicHex: clientPublic.toString(16),
    sign(answer: {
      readonly poolName: string;
      readonly userId: string;
      readonly password: string;
      readonly saltHex: string;
      readonly serverPublicHex: string;
      readonly secretBlock: Uint8Array;
      readonly timestamp: string;
    }): Buffer {
      const serverPublic = BigInt(`0x${answer.serverPublicHex}`);
      const multiplier = numberOf(sha256(paddedBytesOf(PRIME), paddedBytesOf(GENERATOR)));
      const scramble = numberOf(sha256(paddedBytesOf(clientPublic), paddedBytesOf(serverPublic)));
      const inner = sha256(`${answer.poolName}${answer.userId}:${answer.password}`);
      const x = numberOf(sha256(paddedBytesOf(BigInt(`0x${answer.saltHex}`)), inner));
      const difference = (serverPublic - multiplier * modPow(GENERATOR, x)) % PRIME;
      const base = difference < 0n ? difference + PRIME : difference;
      const shared = modPow(base, secret + scramble * x);
      const key = hkdfSync('sha256', paddedBytesOf(shared), paddedBytesOf(scramble), 'Caldera Derived Key', 16);
      return createHmac('sha256', Buffer.from(key))
        .update(answer.poolName)
        .update(answer.userId)
        .update(answer.secretBlock)
        .update(answer.timestamp)
        .digest();
    },
  };
}
