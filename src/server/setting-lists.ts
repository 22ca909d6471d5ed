import { z } from 'zod';
import { type EmailAddress, readEmail } from '#shared/email-address.ts';

/** The texts of a setting, between commas. */
export const textList = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** E-mail addresses between commas. One that can't be read refuses the setting: nobody would be written to there. */
export const emailList = textList.transform((texts, context) => {
  const emails: EmailAddress[] = [];
  for (const text of texts) {
    const email = readEmail(text);
    if (email !== undefined) emails.push(email);
    else context.addIssue(`${text} is no e-mail address`);
  }
  return emails;
});
