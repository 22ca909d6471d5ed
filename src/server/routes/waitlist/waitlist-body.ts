import { z } from '@hono/zod-openapi';
import { HONEYPOT_FIELD, MOST_CHARACTERS } from '#shared/public-calls.ts';
import { emailAddress, manyLines, oneLine, required } from '../../http/typed-text.ts';

const key = z.string().default('');
const line = (field: 'companyName' | 'designation', name: string) => oneLine(MOST_CHARACTERS[field], name).default('');

const form = z.object({
  service_id: key,
  template_id: key,
  user_id: key,
  name: required(oneLine(MOST_CHARACTERS.name, 'name'), 'name'),
  mobile: required(oneLine(MOST_CHARACTERS.mobile, 'mobile number'), 'mobile number'),
  email: emailAddress,
  companyName: line('companyName', 'company name'),
  designation: line('designation', 'designation'),
  message: manyLines(MOST_CHARACTERS.message, 'message').default(''),
  submission_id: z.string().max(64, 'The number of the form is too long.').optional(),
  [HONEYPOT_FIELD]: z.string().default(''),
});

export const WaitlistBody = { form, answer: z.string() };

export type WaitlistBody = z.infer<typeof form>;
