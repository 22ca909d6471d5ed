import type { waitlistRules } from '#shared/forms/waitlist-rules.ts';

export type WaitlistFieldName = keyof typeof waitlistRules;

export interface WaitlistField {
  readonly name: WaitlistFieldName;
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email';
  readonly autoComplete: string;
}

export const waitlistFields: readonly WaitlistField[] = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'companyName', label: 'Company name', type: 'text', autoComplete: 'organization' },
  { name: 'designation', label: 'Designation', type: 'text', autoComplete: 'organization-title' },
  { name: 'message', label: 'Message', type: 'text', autoComplete: 'off' },
];
