import { MOST_EMAIL_CHARACTERS } from '../email-address.ts';

// Fields of several forms on the public pages. Their lengths are ours.

export const nameField = { required: true, missing: 'Your name, please', most: 200 } as const;
export const emailField = {
  required: true,
  missing: 'Your email address, please',
  kind: 'email',
  most: MOST_EMAIL_CHARACTERS,
} as const;
export const messageField = { multiline: true, most: 5000 } as const;

/**
 * Hidden from people, who leave it empty. A form in which it is filled gets the usual answer, and nothing is stored.
 */
export const HONEYPOT_FIELD = 'website';
