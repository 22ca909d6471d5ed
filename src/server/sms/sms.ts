import type { Result } from '#shared/result.ts';

export interface TextMessage {
  /** E.164, e.g. `+12025550123`. */
  readonly to: string;
  readonly text: string;
}

/** Where text messages go: to the outbox of a studio without a mail server, or to a service that sends them. */
export interface Sms {
  send(message: TextMessage): Promise<Result<undefined>>;
}
