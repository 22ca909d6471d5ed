import type { Problem } from '#shared/result.ts';

/** What a token gets that outlives its account for a moment. */
export const accountGone: Problem = {
  code: 'account_gone',
  message: 'This account does not exist any more.',
  remedy: 'Sign up again.',
};
