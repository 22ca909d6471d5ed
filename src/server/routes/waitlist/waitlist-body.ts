import { z } from '@hono/zod-openapi';
import { HONEYPOT_FIELD, submissionIdRule, waitlistRules } from '#shared/forms/public-forms.ts';
import { fieldSchema, formShape } from '../../http/form-schema.ts';

const key = z.string().default('');

export const WaitlistBody = z.object({
  service_id: key,
  template_id: key,
  user_id: key,
  ...formShape(waitlistRules),
  submission_id: fieldSchema(submissionIdRule).optional(),
  [HONEYPOT_FIELD]: z.string().default(''),
});

export type WaitlistBody = z.infer<typeof WaitlistBody>;
