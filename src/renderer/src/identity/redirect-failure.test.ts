import { expect, test } from 'vitest';
import { identityErrors } from './identity-errors.ts';
import { redirectProblem } from './redirect-failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test('a message of the pool is shown; OAuth error codes and messages of the client are not', () => {
  expect(redirectProblem(named('OAuthSignInException', 'User cancelled OAuth flow.')).message).toBe(
    'User cancelled OAuth flow.',
  );
  const ours = identityErrors.OAuthSignInError;
  expect(redirectProblem(named('OAuthSignInException', 'invalid_grant'))).toEqual(ours);
  expect(redirectProblem(named('oauthSignInError', 'An error occurred while validating the state.'))).toEqual(ours);
  expect(redirectProblem(undefined)).toEqual(ours);
});
