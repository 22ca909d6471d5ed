import { ok } from '#shared/result.ts';
import type { Clock } from '../ports.ts';
import { createSignal, type Signal } from '../signal.ts';
import type { EmailMessage, Mail } from './mail.ts';

/** An e-mail, or a text message, which goes to a number. */
type ShownMessage = Omit<EmailMessage, 'to'> & { readonly to: string };

export interface SentEmail extends ShownMessage {
  readonly sentAtMs: number;
}

export interface Outbox extends Mail {
  send(message: ShownMessage): ReturnType<Mail['send']>;
  /** The latest e-mails, newest first. */
  emails(): readonly SentEmail[];
  /** Emits every e-mail once it is in the outbox. */
  readonly sent: Pick<Signal<SentEmail>, 'subscribe'>;
}

/** Enough to find a recent code; nobody archives mail here. */
const KEPT_EMAILS = 50;

/** Mail of a studio without a mail server. It stays in memory: codes that open accounts are not written to disk. */
export function createOutbox(clock: Clock): Outbox {
  let emails: readonly SentEmail[] = [];
  const sent = createSignal<SentEmail>();
  return {
    async send(message) {
      const email = { ...message, sentAtMs: clock() };
      emails = [email, ...emails].slice(0, KEPT_EMAILS);
      sent.emit(email);
      return ok(undefined);
    },
    emails: () => emails,
    sent,
  };
}
