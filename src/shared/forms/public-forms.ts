import { MOST_EMAIL_CHARACTERS } from './email-address.ts';
import type { FormRules } from './field-rule.ts';

// What the fields of the public pages' forms ask, under the names that are sent. The lengths are ours.

const NAME = { required: true, most: 200 } as const;
const EMAIL = { required: true, kind: 'email', most: MOST_EMAIL_CHARACTERS } as const;
const MOST_IN_MESSAGE = 5000;

/** Left empty by people: it is hidden from them. What fills it gets the usual answer, and nothing is kept. */
export const HONEYPOT_FIELD = 'website';

/** The same for each try to send one form, e.g. `crypto.randomUUID()`: the form counts once. */
export const submissionIdRule = { most: 64 } as const;

/** The waitlist (product specification, section 5). */
export const waitlistRules = {
  name: NAME,
  mobile: { required: true, most: 40 },
  email: EMAIL,
  companyName: { most: 200 },
  designation: { most: 200 },
  message: { multiline: true, most: MOST_IN_MESSAGE },
} as const satisfies FormRules;

export const contactRules = {
  name: NAME,
  email: EMAIL,
  subject: { most: 200 },
  message: { required: true, multiline: true, most: MOST_IN_MESSAGE },
} as const satisfies FormRules;

export const newsletterRules = { email: EMAIL } as const satisfies FormRules;

/** The question for a price. It is sent as a message (`contactRules`) whose name is the address. */
export const priceRequestRules = {
  email: { ...EMAIL, most: NAME.most },
  site: { kind: 'url', most: 2000 },
} as const satisfies FormRules;

/** The name of the account that begins a trial. Cognito's own bound for a user name is 128 characters. */
export const trialRules = { cognito_username: { required: true, most: 128 } } as const satisfies FormRules;
