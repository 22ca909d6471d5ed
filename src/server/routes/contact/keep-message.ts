import { brand } from '#shared/brand.ts';
import type { FrontDesk } from '../../front-desk.ts';
import { keepForm } from '../keep-form.ts';
import { textOfForm } from '../text-of-form.ts';
import type { ContactBody } from './contact.ts';

/** Keeps a message, once, with the letter that carries it to the owners. */
export function keepMessage(desk: FrontDesk, { name, email, subject, message, submission_id }: ContactBody) {
  const form = { name, email, subject, message };
  return keepForm(desk, { kind: 'contact', submissionId: submission_id, form }, async (db, row) => {
    await db
      .insertInto('contactMessages')
      .values({ ...form, ...row })
      .execute();
    await desk.ownerLetters.write(db, {
      subject: `${brand.name}: ${subject === '' ? `a message from ${name}` : subject}`,
      replyTo: email,
      text: textOfForm(
        [
          ['Name', name],
          ['E-mail', email],
          ['Subject', subject],
        ],
        message,
      ),
    });
  });
}
