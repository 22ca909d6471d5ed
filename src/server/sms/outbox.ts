import type { Outbox } from '../mail/outbox.ts';
import type { Sms } from './sms.ts';

/** Puts the text messages of a studio without a text message service into its outbox. */
export function smsIntoOutbox(outbox: Outbox): Sms {
  return { send: ({ to, text }) => outbox.send({ to, subject: 'Text message', text }) };
}
