import { brand } from '#shared/brand.ts';
import type { StudioServices } from '../../services.ts';
import { keepForm } from '../keep-form.ts';
import { textOfForm } from '../text-of-form.ts';
import type { WaitlistBody } from './waitlist-body.ts';

/** Stores a waitlist entry once, and queues the e-mail that reports it to the owners. */
export function keepEntry(services: StudioServices, form: WaitlistBody): Promise<void> {
  const { name, mobile, email, companyName, designation, message } = form;
  const entry = { name, mobile, email, companyName, designation, message };
  return keepForm(services, { kind: 'waitlist', submissionId: form.submission_id, form: entry }, async (db, row) => {
    await db
      .insertInto('waitlistEntries')
      .values({ ...entry, ...row })
      .execute();
    await services.ownerNotifications.queue(db, {
      subject: `${brand.name}: ${name} joins the waitlist`,
      replyTo: email,
      text: textOfForm(
        [
          ['Name', name],
          ['Mobile', mobile],
          ['E-mail', email],
          ['Company', companyName],
          ['Designation', designation],
        ],
        message,
      ),
    });
  });
}
