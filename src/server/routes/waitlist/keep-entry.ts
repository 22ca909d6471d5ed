import { brand } from '#shared/brand.ts';
import { fieldTexts } from '#shared/forms/form-fields.ts';
import { type WaitlistFieldName, waitlistRules } from '#shared/forms/waitlist-rules.ts';
import type { StudioServices } from '../../services.ts';
import { keepForm } from '../keep-form.ts';
import { textOfForm } from '../../messages/text-of-form.ts';
import type { WaitlistBody } from './waitlist-body.ts';

/** The lines of the e-mail, above the message. */
const labels = {
  name: 'Name',
  mobile: 'Mobile',
  email: 'E-mail',
  companyName: 'Company',
  designation: 'Designation',
} as const satisfies Readonly<Record<Exclude<WaitlistFieldName, 'message'>, string>>;

/** Stores a waitlist entry once, and queues the e-mail that reports it to the owners. */
export function keepEntry(services: StudioServices, form: WaitlistBody): Promise<void> {
  const entry = fieldTexts(waitlistRules, form);
  return keepForm(services, { kind: 'waitlist', form: entry }, async (db, row) => {
    await db
      .insertInto('waitlistEntries')
      .values({ ...entry, ...row })
      .execute();
    await services.ownerNotifications.queue(db, {
      subject: `${brand.name}: ${entry.name} joins the waitlist`,
      replyTo: entry.email,
      text: textOfForm(labels, entry),
    });
  });
}
