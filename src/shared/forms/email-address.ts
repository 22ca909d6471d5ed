/** RFC 5321: 64 characters before the @ and 255 after it, in a path of 256 with its brackets. */
export const MOST_EMAIL_CHARACTERS = 254;

/** One plain address: no blanks, no control characters, and no syntax that a mail server interprets. */
const PLAIN_ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/**
 * Normalizes an e-mail address, as accounts are looked up: in lower case, without blanks around it.
 * @returns undefined for a text that is not an address
 */
export function readEmail(text: string): string | undefined {
  const email = text.normalize('NFC').trim().toLowerCase();
  // A lone half of a character is no text that a database or a mail server could keep.
  const isText = email.isWellFormed() && email.length <= MOST_EMAIL_CHARACTERS;
  return isText && PLAIN_ADDRESS.test(email) ? email : undefined;
}
