import { MOST_EMAIL_CHARACTERS } from './email-address.ts';

// Fields that several forms of the public pages have. Their lengths are ours.

export const nameField = { required: true, most: 200 } as const;
export const emailField = { required: true, kind: 'email', most: MOST_EMAIL_CHARACTERS } as const;
export const messageField = { multiline: true, most: 5000 } as const;

/** Left empty by people: it is hidden from them. What fills it gets the usual answer, and nothing is kept. */
export const HONEYPOT_FIELD = 'website';
