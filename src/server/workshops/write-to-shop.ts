import { createHash } from 'node:crypto';
import type { EmailAddress } from '#shared/email-address.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import { countAttempt, type Limit } from '../limits/count-attempts.ts';
import type { EmailMessage } from '../mail/mail.ts';
import { mailboxOf } from '../messages/mailbox-of.ts';
import { limitsOfCaps, type MessageCaps, WHOLE_STUDIO } from '../messages/message-caps.ts';
import type { MessageQueue } from '../messages/message-queue.ts';
import type { Clock } from '../ports.ts';

/** What it takes to write to a shop of what its clients do. */
export interface ShopLetterParts {
  readonly clock: Clock;
  readonly messages: MessageQueue;
  readonly messageCaps: MessageCaps;
  /** Without a mail server nobody is written to: the screens show it all the same. */
  readonly hasMailServer: boolean;
}

export type ShopLetter = Omit<EmailMessage, 'to'>;

/** Whom a letter is for: the owners of a workshop, and who of those that sell has to do with it. */
export interface ShopReaders {
  readonly workshopId: string;
  readonly alsoTo: string;
}

export const shopLetterLimits = {
  /** A busy day of a large shop. Strangers who hold a link fill no mailbox beyond it; the screens show the rest. */
  toMailbox: { name: 'shop-letters-to', most: 30, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/**
 * Writes to a shop of what a client did, at the addresses that its people confirmed, as far as the caps of letters allow.
 * @param work the transaction of what it tells of, in which it comes last; afterwards the caller begins to send
 */
export async function writeToShop(
  { clock, messages, messageCaps, hasMailServer }: ShopLetterParts,
  work: Database,
  readers: ShopReaders,
  letter: ShopLetter,
): Promise<void> {
  if (!hasMailServer) return;
  const counter = { db: work, clock };
  const open: EmailAddress[] = [];
  for (const to of await addressesOf(work, readers)) {
    const mailbox = createHash('sha256').update(mailboxOf(to)).digest('base64url');
    if (await countAttempt(counter, shopLetterLimits.toMailbox, mailbox)) open.push(to);
  }
  // Everybody's letters wait for each other here: it is counted last.
  const { shopLettersInAll, lettersInAll } = limitsOfCaps(messageCaps, 'emails');
  for (const to of open) {
    if (!(await countAttempt(counter, shopLettersInAll, WHOLE_STUDIO))) return;
    if (!(await countAttempt(counter, lettersInAll, WHOLE_STUDIO))) return;
    await messages.email(work, 'letter', { ...letter, to });
  }
}

/** In one order: two that count in different ones deadlock. */
async function addressesOf(work: Database, { workshopId, alsoTo }: ShopReaders): Promise<readonly EmailAddress[]> {
  const rows = await work
    .selectFrom('workshopMembers')
    .leftJoin('accounts', 'accounts.id', 'workshopMembers.accountId')
    .select(['invitedAs', 'accounts.id as known', 'accounts.email', 'accounts.emailVerified'])
    .where('workshopId', '=', workshopId)
    .where((row) =>
      row.or([row('role', '=', 'owner'), row.and([row('role', '=', 'seller'), row('accountId', '=', alsoTo)])]),
    )
    .execute();
  // An account of a pool elsewhere is written to at the address at which it was invited.
  const addresses = rows.flatMap(({ invitedAs, known, email, emailVerified }) => {
    const address = known === null ? invitedAs : emailVerified === 1 && email;
    return address ? [address] : [];
  });
  return [...new Set(addresses)].toSorted((one, other) => (one < other ? -1 : 1));
}
