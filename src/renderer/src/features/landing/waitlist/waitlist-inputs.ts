import type { WaitlistFieldName } from '#shared/forms/waitlist-rules.ts';

interface WaitlistInput {
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email';
  readonly autoComplete: string;
  /** Why it is asked for, where that isn't plain. */
  readonly hint?: string;
}

/** What each field of the waitlist is called on the page, and what a browser may fill in. */
export const waitlistInputs: Readonly<Record<WaitlistFieldName, WaitlistInput>> = {
  name: { label: 'Name', type: 'text', autoComplete: 'name' },
  mobile: {
    label: 'Mobile',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'We call only if an email doesn’t reach you.',
  },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  companyName: { label: 'Company name', type: 'text', autoComplete: 'organization' },
  designation: { label: 'Designation', type: 'text', autoComplete: 'organization-title' },
  message: { label: 'Message', type: 'text', autoComplete: 'off' },
};
