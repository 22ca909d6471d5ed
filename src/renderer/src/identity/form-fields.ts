import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import { PASSWORD_RULES } from './password-messages.ts';
import { dialCodesFrom, FIRST_DIAL_CODE } from './printed-form/dial-codes.ts';

type FormFields = NonNullable<AuthenticatorProps['formFields']>;

const EMAIL = { label: 'Email', placeholder: 'you@example.com' };
const CODE = { confirmation_code: { label: 'Code', placeholder: '' } };
// Otherwise the widget calls it a new one, and browsers offer to make one up.
const KNOWN_PASSWORD = { label: 'Password', placeholder: '', autocomplete: 'current-password' };
// Amplify's fields show it; the types of its forms don't know it.
const READ_BEFORE = { descriptiveText: PASSWORD_RULES };
const NEW_PASSWORD = {
  password: { label: 'New Password', placeholder: '', ...READ_BEFORE },
  confirm_password: { label: 'Confirm Password', placeholder: '' },
};

/**
 * The fields of the widget's forms, in order. The label names a field; a placeholder only shows the format.
 * @param asksPassword false where the pool asks for another factor first
 */
export function formFields(totpIssuer: string, asksPassword: boolean): FormFields {
  return {
    signUp: {
      email: { order: 1, ...EMAIL, autocomplete: 'username' },
      phone_number: {
        order: 2,
        label: 'Mobile (optional)',
        placeholder: '',
        isRequired: false,
        dialCode: FIRST_DIAL_CODE,
        dialCodeList: [...dialCodesFrom(navigator.language)],
      },
      password: { order: 3, label: 'Password', placeholder: '', ...READ_BEFORE },
      confirm_password: { order: 4, label: 'Confirm Password', placeholder: '' },
    },
    signIn: { username: EMAIL, ...(asksPassword ? { password: KNOWN_PASSWORD } : {}) },
    confirmSignUp: { confirmation_code: { label: 'Confirmation Code', placeholder: '' } },
    confirmSignIn: CODE,
    setupTotp: { QR: { totpIssuer }, ...CODE },
    setupEmail: { email: EMAIL },
    forceNewPassword: NEW_PASSWORD,
    forgotPassword: { username: EMAIL },
    confirmResetPassword: { ...CODE, ...NEW_PASSWORD },
    confirmVerifyUser: CODE,
  };
}
