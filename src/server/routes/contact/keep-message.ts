import { brand } from '#shared/brand.ts';
import type { StudioServices } from '../../services.ts';
import { keepForm } from '../keep-form.ts';
import { textOfForm } from '../text-of-form.ts';
import type { ContactBody } from './contact-body.ts';

/** Stores a message once, and queues the e-mail that carries it to the owners. */
export function keepMessage(services: StudioServices, { name, email, subject, message, submission_id }: ContactBody) {
  const form = { name, email, subject, message };
  return keepForm(services, { kind: 'contact', submissionId: submission_id, form }, async (db, row) => {
    await db
      .insertInto('contactMessages')
      .values({ ...form, ...row })
      .execute();
    await services.ownerNotifications.queue(db, {
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
