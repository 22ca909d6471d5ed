import type { Result } from '#shared/result.ts';

export interface Letter {
  /** One address, checked where it came in. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where letters go: a local outbox, or a mail server. */
export interface Mail {
  send(letter: Letter): Promise<Result<undefined>>;
}
