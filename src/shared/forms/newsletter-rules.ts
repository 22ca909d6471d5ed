import { emailField } from './common-fields.ts';
import type { FormRules } from './field-rule.ts';

/** What the newsletter asks for. */
export const newsletterRules = { email: emailField } as const satisfies FormRules;
