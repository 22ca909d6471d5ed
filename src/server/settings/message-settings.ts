import { z } from 'zod';
import { type MessageCaps, usualMessageCaps } from '../messages/message-caps.ts';

const cap = (usual: number) => z.coerce.number().int().positive().default(usual);
const { emails, texts, perClientPerHour } = usualMessageCaps;

/** Rows of the table of variables (studio-settings.ts). */
export const messageVariables = {
  EMAILS_PER_RECIPIENT_PER_DAY: cap(emails.perRecipientPerDay),
  EMAILS_PER_ACCOUNT_PER_DAY: cap(emails.perAccountPerDay),
  EMAILS_PER_DAY: cap(emails.perDay),
  TEXTS_PER_RECIPIENT_PER_DAY: cap(texts.perRecipientPerDay),
  TEXTS_PER_ACCOUNT_PER_DAY: cap(texts.perAccountPerDay),
  TEXTS_PER_DAY: cap(texts.perDay),
  MESSAGES_PER_CLIENT_PER_HOUR: cap(perClientPerHour),
};

export const messageExamples: Readonly<Record<keyof typeof messageVariables, string>> = {
  EMAILS_PER_RECIPIENT_PER_DAY: '20',
  EMAILS_PER_ACCOUNT_PER_DAY: '20',
  EMAILS_PER_DAY: '10000',
  TEXTS_PER_RECIPIENT_PER_DAY: '10',
  TEXTS_PER_ACCOUNT_PER_DAY: '10',
  TEXTS_PER_DAY: '500',
  MESSAGES_PER_CLIENT_PER_HOUR: '60',
};

type Given = z.infer<z.ZodObject<typeof messageVariables>>;

export const messageSettings = (given: Given): MessageCaps => ({
  emails: {
    perRecipientPerDay: given.EMAILS_PER_RECIPIENT_PER_DAY,
    perAccountPerDay: given.EMAILS_PER_ACCOUNT_PER_DAY,
    perDay: given.EMAILS_PER_DAY,
  },
  texts: {
    perRecipientPerDay: given.TEXTS_PER_RECIPIENT_PER_DAY,
    perAccountPerDay: given.TEXTS_PER_ACCOUNT_PER_DAY,
    perDay: given.TEXTS_PER_DAY,
  },
  perClientPerHour: given.MESSAGES_PER_CLIENT_PER_HOUR,
});
