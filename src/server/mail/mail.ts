import type { Result } from '#shared/result.ts';

export interface Letter {
  /** One address, checked where it came in. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One address that answers go to, checked where it came in. */
  readonly replyTo?: string;
  /** Ends a subscription by one POST, as mail programs do for their reader (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Where letters go: a local outbox, or a mail server. */
export interface Mail {
  send(letter: Letter): Promise<Result<undefined>>;
}
