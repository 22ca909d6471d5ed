import type { WaitlistForm } from '#shared/public-calls.ts';
import type { FieldRule } from '../../../components/forms/field-rules.ts';

/** What is asked for, in the specification's names. */
export type WaitlistField = keyof Pick<
  WaitlistForm,
  'name' | 'mobile' | 'email' | 'companyName' | 'designation' | 'message'
>;

export interface WaitlistQuestion {
  readonly name: WaitlistField;
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email';
  readonly rule: FieldRule;
  readonly autoComplete: string;
}

export const waitlistQuestions: readonly WaitlistQuestion[] = [
  { name: 'name', label: 'Name', type: 'text', rule: { required: true }, autoComplete: 'name' },
  { name: 'mobile', label: 'Mobile', type: 'tel', rule: { required: true }, autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', rule: { required: true, kind: 'email' }, autoComplete: 'email' },
  { name: 'companyName', label: 'Company name', type: 'text', rule: {}, autoComplete: 'organization' },
  { name: 'designation', label: 'Designation', type: 'text', rule: {}, autoComplete: 'organization-title' },
  { name: 'message', label: 'Message', type: 'text', rule: {}, autoComplete: 'off' },
];
