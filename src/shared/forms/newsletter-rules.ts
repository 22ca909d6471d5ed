import { emailField } from './common-fields.ts';
import type { FormRules } from './field-rule.ts';

/** The fields of a newsletter subscription. */
export const newsletterRules = { email: emailField } as const satisfies FormRules;
