/** RFC 5233: what follows it is the reader's own note to themselves. */
const SUBADDRESS = '+';
/** Domains of one provider, whose mailboxes have dots where anybody likes (support.google.com/mail/answer/7436150). */
const WITHOUT_DOTS: readonly string[] = ['gmail.com', 'googlemail.com'];
const [GMAIL] = WITHOUT_DOTS;

/**
 * The mailbox that letters to an address are counted for: whoever may write `ann+1@`, `ann+2@` and so on would have as many
 * caps as numbers. It is for counting alone: accounts are of the address, since not every mail server reads a plus so.
 * @param recipient an address as it was read, or what has no mailbox and stands for itself: a number, a name
 */
export function mailboxOf(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at < 0) return recipient;
  const [written, domain] = [recipient.slice(0, at), recipient.slice(at + 1)];
  const plus = written.indexOf(SUBADDRESS);
  const mailbox = plus > 0 ? written.slice(0, plus) : written;
  return WITHOUT_DOTS.includes(domain) ? `${mailbox.replaceAll('.', '')}@${GMAIL}` : `${mailbox}@${domain}`;
}
