import { create } from 'zustand';
import type { Problem } from '#shared/result.ts';

interface RedirectFailure {
  readonly problem: Pick<Problem, 'message' | 'remedy'> | undefined;
}

/** Why the last redirect through the pool's own pages ended without a sign-in. The widget does not show this error. */
export const useRedirectFailure = create<RedirectFailure>()(() => ({ problem: undefined }));

/** Amplify's name for an error that the pool sent back with a message. */
const ERROR_OF_POOL = 'OAuthSignInException';

/** Where the pool says nothing more. It stands here, not in the catalogue: every page loads this file, no other needs the catalogue. */
export const redirectFailed = {
  message: 'Logging in through the other service did not work.',
  remedy: 'Log in with email and password.',
};

/** The pool's message where it is a sentence; a bare OAuth error code is not. */
export function redirectProblem(error: unknown): Pick<Problem, 'message' | 'remedy'> {
  const isSentence = error instanceof Error && error.name === ERROR_OF_POOL && /\s/.test(error.message);
  if (!isSentence) return redirectFailed;
  return { message: error.message, remedy: 'Try again, or log in with email and password.' };
}
