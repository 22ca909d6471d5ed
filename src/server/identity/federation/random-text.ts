import type { SecureRandom } from '../../ports.ts';

/** Three bytes are four characters of base64url, every one of which an address and a PKCE verifier may hold. */
export const randomText = (random: Pick<SecureRandom, 'bytes'>, characters: number): string =>
  Buffer.from(random.bytes(Math.ceil((characters * 3) / 4)))
    .toString('base64url')
    .slice(0, characters);
