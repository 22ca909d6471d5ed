import { fail, ok } from '#shared/result.ts';
import { MESSAGE_REFUSED } from '../mail/mail.ts';
import type { Sms } from './sms.ts';

export interface SmsWebhook {
  /** The service that sends the messages, e.g. `https://sms.example/send`. */
  readonly url: string;
  /** Sent as a bearer token, so that nobody else sends at the studio's expense. */
  readonly secret: string;
}

/** Somebody is waiting; a service that is silent for this long counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** Answers of a service that works, and sends nothing to this number. */
const REFUSES_MESSAGE = new Set([400, 422]);

/**
 * Hands text messages to a configured service: `POST {to, text}` as JSON; any 2xx means that it accepted the message.
 */
export function smsByWebhook(
  { url, secret }: SmsWebhook,
  report: (error: Error) => void,
  timeoutMs: number = TIMEOUT_MS,
): Sms {
  return {
    async send({ to, text }) {
      let isAboutMessage = false;
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
          body: JSON.stringify({ to, text }),
          // A redirect would send the secret and the code to another address.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        if (answer.ok) return ok(undefined);
        report(new Error(`The text message service answered ${answer.status}.`));
        isAboutMessage = REFUSES_MESSAGE.has(answer.status);
      } catch (error) {
        report(new Error('The text message service does not answer.', { cause: error }));
      }
      return fail({
        code: isAboutMessage ? MESSAGE_REFUSED : 'text_not_sent',
        message: 'The text message could not be sent.',
        remedy: 'Check the number; try again in a few minutes.',
      });
    },
  };
}
