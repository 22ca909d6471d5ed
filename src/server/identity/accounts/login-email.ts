/** RFC 5321: 64 characters before the @ and 255 after it, in a path of 256 with its brackets. */
const MOST_CHARACTERS = 254;

/**
 * One plain address: no blanks, no control characters and nothing that means more than an address to a mail server.
 */
const PLAIN_ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/** An address as accounts are found by it: undefined when it is none. */
export function readEmail(text: string): string | undefined {
  const email = text.normalize('NFC').trim().toLowerCase();
  return email.length <= MOST_CHARACTERS && PLAIN_ADDRESS.test(email) ? email : undefined;
}

/** An address as it is shown to whoever typed the login name: `a***@e***`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
