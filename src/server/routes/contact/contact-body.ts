import { z } from '@hono/zod-openapi';
import { contactRules, HONEYPOT_FIELD, submissionIdRule } from '#shared/forms/public-forms.ts';
import { fieldSchema, formShape } from '../../http/form-schema.ts';

export const ContactBody = z.object({
  ...formShape(contactRules),
  submission_id: fieldSchema(submissionIdRule).optional(),
  [HONEYPOT_FIELD]: z.string().default(''),
});

export type ContactBody = z.infer<typeof ContactBody>;
