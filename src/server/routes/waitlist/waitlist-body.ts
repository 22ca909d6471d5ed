import { z } from '@hono/zod-openapi';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { waitlistRules } from '#shared/forms/waitlist-rules.ts';
import { formShape } from '../../http/form-schema.ts';

const key = z.string().default('');

export const WaitlistBody = z.object({
  service_id: key,
  template_id: key,
  user_id: key,
  ...formShape(waitlistRules),
  [HONEYPOT_FIELD]: z.string().default(''),
});

export type WaitlistBody = z.infer<typeof WaitlistBody>;
