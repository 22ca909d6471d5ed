declare const checked: unique symbol;

/**
 * An e-mail address in the one form in which accounts are looked up, letters counted and messages sent. Whoever gets one
 * compares it and checks nothing: it was read at the door ({@link readEmail}), which alone makes it.
 */
export type EmailAddress = string & { readonly [checked]: 'e-mail address' };

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
 * Reads an e-mail address as somebody wrote it: in lower case (of letters with one capital, one) and NFC, without blanks around it, its domain as the DNS
 * has it (`müller.de` is `xn--mller-kva.de`). So each mailbox has one address here, however its domain is written.
 * @returns undefined for a text that is not an address
 */
export function readEmail(text: string): EmailAddress | undefined {
  const typed = inLowerCase(text);
  // A lone half of a character is no text that a database or a mail server could keep.
  if (!typed.isWellFormed() || typed.length > MOST_EMAIL_CHARACTERS) return undefined;
  const [, typedMailbox, written] = PLAIN_ADDRESS.exec(typed) ?? [];
  if (typedMailbox === undefined || written === undefined || isDisguised(typedMailbox)) return undefined;
  const mailbox = inOneSmallLetter(typedMailbox);
  const domain = readDomain(written);
  const email = `${mailbox}@${domain}`;
  return domain !== undefined && email.length <= MOST_EMAIL_CHARACTERS ? (email as EmailAddress) : undefined;
}

/**
 * A name in lower case and NFC, without blanks around it. NFC comes last: of some capitals only the small letter has a
 * composed form (J with a caron), and what is read once more has to be itself.
 */
export const inLowerCase = (text: string): string => text.trim().toLowerCase().normalize('NFC');

/** A sigma at the end of a word, which is written in another way; a full stop or a digit ends the word, too. */
const FINAL_SIGMA = /(?<=[\p{L}\p{M}])σ(?![\p{L}\p{M}])/gu;

/**
 * Writes letters that have one capital in one way, since a mailbox is the same in capitals: of Greek that is sigma, which
 * ends a word otherwise, and the letters that have a form for formulas. None becomes a letter of ASCII, as a dotless i would.
 */
const inOneSmallLetter = (mailbox: string): string =>
  mailbox
    .replaceAll(/[^!-~]/gu, (letter) => {
      const [small = '', ...others] = letter.toUpperCase().toLowerCase();
      return others.length === 0 && small > '~' ? small : letter;
    })
    .normalize('NFC')
    .replaceAll(FINAL_SIGMA, 'ς');

/** An address that stands in our own code. @throws for a text that is none */
export function emailAddress(text: string): EmailAddress {
  const email = readEmail(text);
  if (email === undefined) throw new Error(`${text} is no e-mail address.`);
  return email;
}

/** Reads a domain as {@link readEmail} does, by UTS 46, which browsers and Node apply to the host of a web address. */
export function readDomain(text: string): string | undefined {
  const address = `http://${text}`;
  if (!TYPED_DOMAIN.test(text) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return ASCII_DOMAIN.test(hostname) ? hostname : undefined;
}

/** What stands after the @. */
export const domainOf = (email: EmailAddress): string => email.slice(email.indexOf('@') + 1);

/** Whether letters stand in it that a mail server may take for plain ones, e.g. those of full width. */
const isDisguised = (mailbox: string): boolean => /[!-~]/.test(mailbox.replaceAll(/[!-~]/g, '').normalize('NFKC'));
