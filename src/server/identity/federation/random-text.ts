import type { SecureRandom } from '../../ports.ts';

/** Three bytes are four characters of base64url, all of which are allowed in an address and in a PKCE verifier. */
export const randomText = (random: Pick<SecureRandom, 'bytes'>, characters: number): string =>
  Buffer.from(random.bytes(Math.ceil((characters * 3) / 4)))
    .toString('base64url')
    .slice(0, characters);
