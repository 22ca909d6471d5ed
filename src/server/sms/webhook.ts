import { fail, ok } from '#shared/result.ts';
import type { Sms } from './sms.ts';

export interface SmsWebhook {
  /** What sends the messages, e.g. `https://sms.example/send`. */
  readonly url: string;
  /** Shown as a bearer token, so that nobody else sends at the studio's expense. */
  readonly secret: string;
}

/** Somebody waits in front of the screen; a service that is silent for this long is taken for gone. */
const PATIENCE_MS = 10_000;

/** Hands text messages to a service of one's choice: `POST {to, text}` as JSON, any 2xx means that it took them over. */
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
          // The secret and the code are for this address and no other.
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
