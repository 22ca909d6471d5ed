import { nameField } from './common-fields.ts';
import type { FormRules } from './field-rule.ts';

/** What a client signs an approval with. */
export const approvalRules = {
  name: { ...nameField, most: 120 },
  note: { multiline: true, most: 1000 },
} as const satisfies FormRules;

/** What a client asks a shop. */
export const enquiryRules = {
  name: { ...nameField, most: 120 },
  contact: {
    required: true,
    missing: 'A phone number or an email address, please: where the shop can answer you',
    most: 200,
  },
  message: { required: true, missing: 'What would you like to know?', multiline: true, most: 2000 },
} as const satisfies FormRules;
