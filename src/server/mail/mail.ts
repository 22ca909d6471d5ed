import type { EmailAddress } from '#shared/email-address.ts';
import type { Result } from '#shared/result.ts';

/** One e-mail to one reader. */
export interface EmailMessage {
  readonly to: EmailAddress;
  readonly subject: string;
  readonly text: string;
  /** For replies. */
  readonly replyTo?: EmailAddress;
  /** Ends a subscription by one POST, which mail programs send for their reader (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Code of the problem where a server answers, and refuses this message alone: for its reader, or what it says. */
export const MESSAGE_REFUSED = 'message_refused';

/** Where e-mails go: a local outbox, or a mail server. */
export interface Mail {
  send(message: EmailMessage): Promise<Result<undefined>>;
}
