import type { AuthenticatorProps } from '@aws-amplify/ui-react';

type FormFields = NonNullable<AuthenticatorProps['formFields']>;

/** The dial code that a phone field begins with (spec, section 3). */
const DIAL_CODE = '+1';

/** What the forms ask for, in the order in which they ask. */
export function formFields(totpIssuer: string): FormFields {
  return {
    signUp: {
      email: { order: 1, label: 'Email', placeholder: 'you@example.com', autocomplete: 'username' },
      phone_number: { order: 2, label: 'Mobile (optional)', placeholder: '', isRequired: false, dialCode: DIAL_CODE },
      password: { order: 3, label: 'Password', placeholder: '' },
      confirm_password: { order: 4, label: 'Confirm Password', placeholder: '' },
    },
    signIn: {
      username: { label: 'Email', placeholder: 'you@example.com' },
      password: { label: 'Password', placeholder: '' },
    },
    setupTotp: {
      QR: { totpIssuer },
      confirmation_code: { label: 'Code', placeholder: '' },
    },
  };
}
