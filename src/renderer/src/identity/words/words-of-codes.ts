import type { IdentityConfig } from '#shared/site/site-config.ts';

/**
 * Where the code for a new password is to be found.
 * @param destination the masked address, where the pool tells it
 */
export function whereResetCodeIs({ codesWaitInOutbox }: IdentityConfig, destination: string | undefined): string {
  if (codesWaitInOutbox === true) {
    const owner = destination === undefined ? 'yours' : `the one that is waiting for ${destination}`;
    return `This studio does not send email yet. Whoever runs it has your code in its letters: ask for ${owner}.`;
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
  const where = codesWaitInOutbox === true ? 'is in the studio’s letters' : 'is on its way';
  return `${whoGetsAnother[step]}, a code ${where}.`;
}

/** Where a code will be, said before anybody is asked for an address; undefined where codes are e-mailed. */
export function codeByHand({ codesWaitInOutbox }: IdentityConfig): string | undefined {
  if (codesWaitInOutbox !== true) return undefined;
  return 'Good to know before you start: this studio does not send email yet. You will need a code, and whoever runs the studio gives it to you.';
}
