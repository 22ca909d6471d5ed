import { z } from '@hono/zod-openapi';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { contactRules } from '#shared/forms/contact-rules.ts';
import { formShape } from '../../http/form-schema.ts';

export const ContactBody = z.object({
  ...formShape(contactRules),
  [HONEYPOT_FIELD]: z.string().default(''),
});

export type ContactBody = z.infer<typeof ContactBody>;
