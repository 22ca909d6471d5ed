import { I18n } from 'aws-amplify/utils';
import type { IdentityConfig } from '#shared/site/site-config.ts';

/** Amplify's sentences about a code, each by itself as the key, and what is true where nothing is e-mailed. */
const outboxWords = {
  'We Emailed You': 'Your Code Is in the Outbox',
  'Your code is on the way. To log in, enter the code we emailed to':
    'This studio sends no email yet. Ask whoever runs it for the code that waits in its outbox for',
  'It may take a minute to arrive': 'To log in, enter it here',
};

/** Has the widget say where a code is to be found: in this studio's outbox, or in an e-mail. */
export function sayWhereCodesAre({ codesWaitInOutbox }: IdentityConfig): void {
  if (codesWaitInOutbox !== true) return;
  // The screens are in English, whatever the browser prefers.
  I18n.setLanguage('en');
  I18n.putVocabulariesForLanguage('en', outboxWords);
}

/**
 * Where the code for a new password is to be found.
 * @param destination the masked address, where the pool tells it
 */
export function whereResetCodeIs({ codesWaitInOutbox }: IdentityConfig, destination: string | undefined): string {
  if (codesWaitInOutbox === true) {
    const owner = destination === undefined ? '' : ` for ${destination}`;
    return `This studio sends no email yet. Ask whoever runs it for the code that waits in its outbox${owner}.`;
  }
  const way = destination === undefined ? 'on the way' : `on the way to ${destination}`;
  return `Your code is ${way}. It may take a minute to arrive.`;
}

/** Which addresses get another code: the answer is the same for all, so that nobody learns who has an account. */
const whoGetsAnother = {
  'sign-up': 'If this address still needs confirming',
  reset: 'If this address has an account',
} as const;

/** What "Resend Code" says: true for an address that waits for a code, for one that is confirmed, and for a stranger's. */
export function codeAgain({ codesWaitInOutbox }: IdentityConfig, step: keyof typeof whoGetsAnother): string {
  const where = codesWaitInOutbox === true ? 'is in the outbox' : 'is on its way';
  return `${whoGetsAnother[step]}, a code ${where}.`;
}
