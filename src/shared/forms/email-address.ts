/** RFC 5321: 64 characters before the @ and 255 after it, in a path of 256 with its brackets. */
export const MOST_EMAIL_CHARACTERS = 254;

/** One plain address: no blanks, no characters that don't show, and no syntax that a mail server interprets. */
const PLAIN_ADDRESS =
  /^([^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{DI}]+)@([^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{DI}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{DI}.]+)+)$/u;

/** What a domain may consist of before it is in ASCII: nothing that begins another part of a web address. */
const TYPED_DOMAIN = /^[\w.\-\u0080-\u{10FFFF}]+$/u;

/** Parts of at most 63 characters. The last one is no number: that would be an IPv4 address. */
const ASCII_DOMAIN =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Normalizes an e-mail address, as accounts are looked up, letters are counted and messages are sent: in lower case,
 * without blanks around it, its domain as the DNS has it (`müller.de` is `xn--mller-kva.de`). So each mailbox has one
 * address here, however its domain is written.
 * @returns undefined for a text that is not an address
 */
export function readEmail(text: string): string | undefined {
  const typed = text.normalize('NFC').trim().toLowerCase();
  // A lone half of a character is no text that a database or a mail server could keep.
  if (!typed.isWellFormed() || typed.length > MOST_EMAIL_CHARACTERS) return undefined;
  const [, mailbox, written] = PLAIN_ADDRESS.exec(typed) ?? [];
  if (mailbox === undefined || written === undefined || isDisguised(mailbox)) return undefined;
  const domain = asciiDomain(written);
  const email = `${mailbox}@${domain}`;
  return domain !== undefined && email.length <= MOST_EMAIL_CHARACTERS ? email : undefined;
}

/** Whether letters stand in it that a mail server may take for plain ones, e.g. those of full width. */
const isDisguised = (mailbox: string): boolean => /[!-~]/.test(mailbox.replaceAll(/[!-~]/g, '').normalize('NFKC'));

/** A domain by UTS 46, which browsers and Node apply to the host of a web address. */
function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}`;
  if (!TYPED_DOMAIN.test(domain) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return ASCII_DOMAIN.test(hostname) ? hostname : undefined;
}
