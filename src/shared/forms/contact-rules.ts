import { emailField, messageField, nameField } from './common-fields.ts';
import type { FormRules } from './field-rule.ts';

/** What a message to whoever runs the studio consists of. */
export const contactRules = {
  name: nameField,
  email: emailField,
  subject: { most: 200 },
  message: { ...messageField, required: true },
} as const satisfies FormRules;

/** What the question for a price asks. It is sent as a message (`contactRules`) whose name is the address. */
export const priceRequestRules = {
  email: { ...emailField, most: nameField.most },
  site: { kind: 'url', most: 2000 },
} as const satisfies FormRules;
