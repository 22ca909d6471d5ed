/** RFC 5321: 64 characters before the @ and 255 after it, in a path of 256 with its brackets. */
export const MOST_EMAIL_CHARACTERS = 254;

/** One plain address: no blanks, no control characters and nothing that means more than an address to a mail server. */
const PLAIN_ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/**
 * An e-mail address as accounts are found by it: in lower case, without blanks around it.
 * @returns undefined for a text that is not one
 */
export function readEmail(text: string): string | undefined {
  const email = text.normalize('NFC').trim().toLowerCase();
  return email.length <= MOST_EMAIL_CHARACTERS && PLAIN_ADDRESS.test(email) ? email : undefined;
}
