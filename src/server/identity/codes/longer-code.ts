import { timingSafeEqual } from 'node:crypto';
import type { IdentityContext } from '../identity-context.ts';

/** Crockford's digits of 32: none is read as another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
/** 80 bits, whatever the six digits before them are. */
const LETTERS = 16;
const GROUP = 4;
/** Of a code that is sent with six digits. */
const MOST_SHORT = 8;

/**
 * A code with letters behind it that nobody guesses, e.g. `123456-7KQM-0ZTR-XN4W-9HCA`: so entries of it need no limit,
 * which somebody else could use up. It is computed of what is kept of the code, and ends with it.
 * @param sealedCode what is kept of `code`, another each time that one is made
 */
export function longerCode({ box }: Pick<IdentityContext, 'box'>, code: string, sealedCode: string): string {
  const mark = box.mac('longer-code', sealedCode);
  // A byte makes one digit of 32, each as likely as another.
  const letters = [...mark.subarray(0, LETTERS)].map((byte) => DIGITS[byte % DIGITS.length]).join('');
  const groups = Array.from({ length: LETTERS / GROUP }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP),
  );
  return [code, ...groups].join('-');
}

/** Whether somebody enters a longer code, right or wrong, whatever they made of its letters and lines. */
export const isLonger = (entered: string): boolean => plain(entered).length > MOST_SHORT;

/** Whether a longer code was entered right. */
export function isLongerCode(entered: string, right: string): boolean {
  const [typed, asked] = [Buffer.from(plain(entered)), Buffer.from(plain(right))];
  return typed.length === asked.length && timingSafeEqual(typed, asked);
}

const plain = (entered: string): string =>
  entered
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
