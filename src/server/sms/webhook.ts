import { fail, ok } from '#shared/result.ts';
import type { Sms } from './sms.ts';

export interface SmsWebhook {
  /** The service that sends the messages, e.g. `https://sms.example/send`. */
  readonly url: string;
  /** Sent as a bearer token, so that nobody else sends at the studio's expense. */
  readonly secret: string;
}

/** Somebody is waiting; a service that is silent for this long counts as unreachable. */
const PATIENCE_MS = 10_000;

/**
 * Hands text messages to a configured service: `POST {to, text}` as JSON; any 2xx means that it accepted the message.
 */
export function smsByWebhook(
  { url, secret }: SmsWebhook,
  report: (error: Error) => void,
  patienceMs: number = PATIENCE_MS,
): Sms {
  return {
    async send({ to, text }) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
          body: JSON.stringify({ to, text }),
          // A redirect would send the secret and the code to another address.
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        });
        await answer.body?.cancel();
        if (answer.ok) return ok(undefined);
        report(new Error(`The text message service answered ${answer.status}.`));
      } catch (error) {
        report(new Error('The text message service does not answer.', { cause: error }));
      }
      return fail({
        code: 'text_not_sent',
        message: 'The text message could not be sent.',
        remedy: 'Check the number; try again in a few minutes.',
      });
    },
  };
}
