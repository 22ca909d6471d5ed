import { I18n } from 'aws-amplify/utils';
import type { IdentityConfig } from '#shared/site/site-config.ts';

const ways = ['Amazon', 'Apple', 'Email', 'Facebook', 'Google', 'Passkey', 'Password', 'SMS'] as const;

/** Amplify's words, each by itself as the key, where this studio says it otherwise: one logs in, with an email address. */
const studioWords: Readonly<Record<string, string>> = {
  'Sign In': 'Log In',
  'Sign in': 'Log In',
  'Signing in': 'Logging in',
  'Sign in to your account': 'Log In',
  'Back to Sign In': 'Back to Log In',
  'Other sign-in options': 'Other ways to log in',
  'Sign in faster with Passkey': 'Log in faster with a passkey',
  ...Object.fromEntries(ways.map((way) => [`Sign In with ${way}`, `Log In with ${way}`])),
  // What Amplify says of a field that was left empty.
  'username is required to signIn': 'Enter your email address.',
  'password is required to signIn': 'Enter your password.',
  'username is required to signUp': 'Enter your email address.',
  'password is required to signUp': 'Enter a password.',
  'username is required to resetPassword': 'Enter your email address.',
  'confirmationCode is required to confirmResetPassword': 'Enter the code.',
  'newPassword is required to confirmResetPassword': 'Enter a new password.',
  'code is required to confirmSignUp': 'Enter the code.',
  'challengeResponse is required to confirmSignIn': 'Enter the code.',
  'code is required to verifyTotpSetup': 'Enter the code.',
  // Of the pool, in the words that other programs expect of Cognito.
  'Incorrect username or password.': 'Incorrect email or password.',
};

/** Amplify's sentences about a code, and what is true where nothing is e-mailed. */
const outboxWords: Readonly<Record<string, string>> = {
  'We Emailed You': 'Ask for Your Code',
  'Your code is on the way. To log in, enter the code we emailed to':
    'This studio does not send email yet. Whoever runs it has your code in its letters: ask for the one that is waiting for',
  'It may take a minute to arrive': 'Once you have it, enter it here',
};

/** Has the widget speak as the rest of the studio does, and say where a code is: in this studio's letters, or in an e-mail. */
export function sayInStudioWords({ codesWaitInOutbox }: IdentityConfig): void {
  // The screens are in English, whatever the browser prefers.
  I18n.setLanguage('en');
  I18n.putVocabulariesForLanguage('en', { ...studioWords, ...(codesWaitInOutbox === true && outboxWords) });
}
