import { create } from 'zustand';
import type { Problem } from '#shared/result.ts';
import { identityErrors } from './identity-errors.ts';

interface RedirectFailure {
  readonly problem: Pick<Problem, 'message' | 'remedy'> | undefined;
}

/** Why the last way through the pool's own pages ended without a sign-in. The widget doesn't say: nobody pressed its button. */
export const useRedirectFailure = create<RedirectFailure>()(() => ({ problem: undefined }));

/** What Amplify calls an error that the pool sent back with its own words. */
const SAID_BY_POOL = 'OAuthSignInException';

/** The pool's own words where they are some; OAuth's names of errors are none. */
export function redirectProblem(error: unknown): Pick<Problem, 'message' | 'remedy'> {
  const isSaid = error instanceof Error && error.name === SAID_BY_POOL && /\s/.test(error.message);
  if (!isSaid) return identityErrors.OAuthSignInError;
  return { message: error.message, remedy: 'Try again, or sign in with e-mail and password.' };
}
