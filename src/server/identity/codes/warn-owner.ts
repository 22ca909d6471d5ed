import { DAY_MS } from '#shared/time-units.ts';
import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../../db/open-database.ts';
import { countAttempt, type Limit, attemptsSoFar } from '../../limits/count-attempts.ts';
import type { EmailMessage } from '../../mail/mail.ts';
import { type Account, confirmedEmail } from '../accounts/account.ts';
import type { IdentityContext } from '../identity-context.ts';

/** Letters of one kind to one owner that leave at once. */
const AT_ONCE: Limit = { name: 'warnings', most: 3, windowMs: DAY_MS };

/** What an owner is warned of. */
export type Warning =
  | 'factors'
  | 'authenticator'
  | 'device'
  | 'passkey'
  | 'deleted-passkey'
  | 'password'
  | 'reset'
  | 'deletion';

/**
 * Writes to the owner of an account of a change of how it is opened, or of its end, in the transaction of the change. No cap withholds
 * this letter, since a thief could use that up first; nor can a thief drown it in others: after three of a kind in a day,
 * further changes are told together in one letter when that day is over.
 */
export async function warnOwner(
  { box, clock, messages }: Pick<IdentityContext, 'box' | 'clock' | 'messages'>,
  db: Database,
  account: Account,
  warning: Warning,
  letter: (to: EmailAddress) => EmailMessage,
): Promise<void> {
  const to = confirmedEmail(account);
  if (to === undefined) return;
  // By the mailbox, too: that which an account has left is not the one that it has.
  const about = `${warning}:${account.id}:${to}`;
  await sendWarning({ box, clock, messages }, db, about, letter(to), letter(to));
}

/**
 * Queues a warning as {@link warnOwner} does.
 * @param about what is counted, and whose it is
 * @param later the letter that stands for all that come after the first of a day
 */
export async function sendWarning(
  { box, clock, messages }: Pick<IdentityContext, 'box' | 'clock' | 'messages'>,
  db: Database,
  about: string,
  now: EmailMessage,
  later: EmailMessage,
): Promise<void> {
  const counter = { db, clock };
  const who = box.mac('message', `warning:${about}`).toString('base64url');
  if (await countAttempt(counter, AT_ONCE, who)) return messages.email(db, 'warning', now);
  const { windowEndsAtMs } = await attemptsSoFar(counter, AT_ONCE, who);
  return messages.emailLater(db, 'warning', later, { id: who, dueAtMs: windowEndsAtMs });
}
