import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../../db/open-database.ts';
import type { EmailMessage } from '../../mail/mail.ts';
import { sendWarning, type WarningParts } from '../../messages/send-warning.ts';
import { type Account, confirmedEmail } from '../accounts/account.ts';

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
 * Writes to the owner of an account of a change of how it is opened, or of its end, in the transaction of the change
 * (messages/send-warning.ts).
 */
export async function warnOwner(
  parts: WarningParts,
  db: Database,
  account: Account,
  warning: Warning,
  letter: (to: EmailAddress) => EmailMessage,
): Promise<void> {
  const to = confirmedEmail(account);
  if (to === undefined) return;
  // By the mailbox, too: that which an account has left is not the one that it has.
  const about = `${warning}:${account.id}:${to}`;
  await sendWarning(parts, db, about, letter(to), letter(to));
}
