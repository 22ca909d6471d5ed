import { emailField, messageField, nameField } from './common-fields.ts';
import type { FormRules } from './field-rule.ts';

/** The fields of a waitlist entry, with the product specification's names (sections 3 and 5). */
export const waitlistRules = {
  name: nameField,
  mobile: { required: true, most: 40 },
  email: emailField,
  companyName: { most: 200 },
  designation: { most: 200 },
  message: messageField,
} as const satisfies FormRules;
