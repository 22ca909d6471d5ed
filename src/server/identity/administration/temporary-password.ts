import type { SecureRandom } from '../../ports.ts';

/** Without the letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 16 of them are 93 bits. */
const CHARACTERS = 16;
/** Bytes from here on would make the first letters likelier. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** A password for somebody to begin with: random, and one that keeps the studio's rules. */
export function temporaryPassword(random: Pick<SecureRandom, 'bytes'>): string {
  let letters = '';
  while (letters.length < CHARACTERS) {
    const [byte = 0] = random.bytes(1);
    if (byte < FAIR_BYTES) letters += ALPHABET.charAt(byte % ALPHABET.length);
  }
  // In groups of four, to be read out; the end sees to the rules.
  return `${(letters.match(/.{4}/g) ?? []).join('-')}-aA7`;
}
