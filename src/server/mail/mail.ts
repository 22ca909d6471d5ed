import type { Result } from '#shared/result.ts';

/** One e-mail to one reader. */
export interface EmailMessage {
  /** One address, checked where it came in. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One address that answers go to, checked where it came in. */
  readonly replyTo?: string;
  /** Ends a subscription by one POST, as mail programs do for their reader (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Where e-mails go: a local outbox, or a mail server. */
export interface Mail {
  send(message: EmailMessage): Promise<Result<undefined>>;
}
