import { brand } from '#shared/brand.ts';
import { type ContactFieldName, contactRules } from '#shared/forms/contact-rules.ts';
import { fieldTexts } from '#shared/forms/form-fields.ts';
import type { StudioServices } from '../../services.ts';
import { keepForm } from '../keep-form.ts';
import { textOfForm } from '../../messages/text-of-form.ts';
import type { ContactBody } from './contact-body.ts';

/** The lines of the e-mail, above the message. */
const labels = {
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
} as const satisfies Readonly<Record<Exclude<ContactFieldName, 'message'>, string>>;

/** Stores a message once, and queues the e-mail that carries it to the owners. */
export function keepMessage(services: StudioServices, sent: ContactBody): Promise<void> {
  const form = fieldTexts(contactRules, sent);
  const { name, email, subject } = form;
  return keepForm(services, { kind: 'contact', form }, async (db, row) => {
    await db
      .insertInto('contactMessages')
      .values({ ...form, ...row })
      .execute();
    await services.ownerNotifications.queue(db, {
      subject: `${brand.name}: ${subject === '' ? `a message from ${name}` : subject}`,
      replyTo: email,
      text: textOfForm(labels, form),
    });
  });
}
