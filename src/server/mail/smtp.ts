import { fail, ok } from '#shared/result.ts';
import { type Mail, MESSAGE_REFUSED } from './mail.ts';

export interface SmtpConfig {
  /** e.g. `smtps://user:password@mail.example:465` */
  readonly url: string;
  /** The sender, e.g. `Studio <studio@example.org>`. */
  readonly from: string;
}

/** A sign-up waits for its e-mail; a server that is silent for this long counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** Mail through a server. Its library is loaded only where one is configured. */
export async function openSmtp({ url, from }: SmtpConfig, report: (error: Error) => void): Promise<Mail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return {
    async send({ to, subject, text, replyTo, unsubscribeUrl }) {
      try {
        // As an object it is one address; a string would be split at its commas.
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          ...(unsubscribeUrl === undefined ? {} : { headers: oneClickUnsubscribe(unsubscribeUrl) }),
        });
        return ok(undefined);
      } catch (error) {
        report(error as Error);
        return fail({
          code: isAboutMessage(error) ? MESSAGE_REFUSED : 'mail_not_sent',
          message: 'The email could not be sent.',
          remedy: 'Try again in a few minutes.',
        });
      }
    },
  };
}

/** RFC 5321: the server closes the connection, whatever was said. */
const SERVICE_NOT_AVAILABLE = 421;

/** Whether the server answered, and refused the sender, the reader or the text, so that the next message may pass. */
function isAboutMessage(error: unknown): boolean {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  const isAnswer = responseCode !== undefined && responseCode !== SERVICE_NOT_AVAILABLE;
  return isAnswer && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** RFC 8058: the address, and the statement that a POST to it is enough. */
const oneClickUnsubscribe = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
