import type { SecureRandom } from '../../ports.ts';

/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 16 of them are 93 bits. */
const CHARACTERS = 16;
/** Bytes from here on would make the first characters likelier. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** A random temporary password that keeps the studio's rules. */
export function temporaryPassword(random: Pick<SecureRandom, 'bytes'>): string {
  let letters = '';
  while (letters.length < CHARACTERS) {
    const [byte = 0] = random.bytes(1);
    if (byte < FAIR_BYTES) letters += ALPHABET.charAt(byte % ALPHABET.length);
  }
  // In groups of four, for reading aloud; the suffix satisfies the rules.
  return `${(letters.match(/.{4}/g) ?? []).join('-')}-aA7`;
}
