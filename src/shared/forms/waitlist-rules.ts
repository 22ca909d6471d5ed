import { emailField, messageField, nameField } from './common-fields.ts';
import type { FormRules } from './field-rule.ts';

/**
 * The fields of a waitlist entry, by the names that the e-mail template fills in. Whatever else has a row or a column for
 * each of them does not compile without it; only the database also needs a migration.
 */
export const waitlistRules = {
  name: nameField,
  mobile: { required: true, missing: 'Your mobile number, please', kind: 'tel', most: 40 },
  email: emailField,
  companyName: { most: 200 },
  designation: { most: 200 },
  message: messageField,
} as const satisfies FormRules;

export type WaitlistFieldName = keyof typeof waitlistRules;
