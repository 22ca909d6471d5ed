import { emailField, messageField, nameField } from './common-fields.ts';
import type { FormRules } from './field-rule.ts';

/** The fields of a message to the owners of the studio. */
export const contactRules = {
  name: nameField,
  email: emailField,
  subject: { most: 200 },
  message: { ...messageField, required: true, missing: 'What would you like to tell us?' },
} as const satisfies FormRules;

export type ContactFieldName = keyof typeof contactRules;

/** The fields of a request for a price. It is sent as a message (`contactRules`) whose name is the e-mail address. */
export const priceRequestRules = {
  email: { ...emailField, most: nameField.most },
  site: { kind: 'url', most: 2000 },
} as const satisfies FormRules;
