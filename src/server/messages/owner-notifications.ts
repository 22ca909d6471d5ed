import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../db/open-database.ts';
import type { EmailMessage } from '../mail/mail.ts';
import type { MessageQueue } from './message-queue.ts';

/**
 * E-mails to the owners of the studio. Each is queued in the same transaction as the row it reports, and sent later.
 */
export interface OwnerNotifications {
  /** Queues an e-mail to each owner. */
  queue(db: Database, message: Omit<EmailMessage, 'to'>): Promise<void>;
}

export function createOwnerNotifications(messages: MessageQueue, owners: readonly EmailAddress[]): OwnerNotifications {
  return {
    async queue(db, message) {
      for (const to of owners) await messages.email(db, 'owner', { ...message, to });
    },
  };
}
