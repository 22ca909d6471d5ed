import type { Outbox } from '../mail/outbox.ts';
import type { Sms } from './sms.ts';

/** Text messages of a studio that sends none: they are read among its e-mails. */
export function smsIntoOutbox(outbox: Outbox): Sms {
  return { send: ({ to, text }) => outbox.send({ to, subject: 'Text message', text }) };
}
