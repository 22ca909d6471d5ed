import { expect, test } from 'vitest';
import { identityErrors, identityMessage, withCatalogueMessage } from './identity-errors.ts';

/** Every error that Amplify or the pool throws at a user. */
const names = [
  'EmptyTokenStoreException',
  'EmptyTokenRefresherException',
  'InvalidTokens',
  'SignInException',
  'OAuthSignInError',
  'PasskeyNotSupported',
  'PasskeyAlreadyExists',
  'InvalidPasskeyRegistrationOptions',
  'InvalidPasskeyAuthenticationOptions',
  'RelyingPartyMismatch',
  'PasskeyRegistrationFailed',
  'PasskeyRetrievalFailed',
  'PasskeyRegistrationCanceled',
  'PasskeyAuthenticationCanceled',
  'PasskeyOperationAborted',
];

function named(name: string): Error {
  const error = new Error('raw words of a library');
  error.name = name;
  return error;
}

test('every name of the catalogue has a message and a remedy', () => {
  expect(Object.keys(identityErrors).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect(identityMessage(named(name))).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+\.$/);
});

test('a message of the pool is shown verbatim', () => {
  const refused = named('NotAuthorizedException');
  refused.message = 'Incorrect username or password.';
  expect(identityMessage(refused)).toBe('Incorrect username or password.');
});

test('a sign-in that took too long has to begin again', () => {
  const late = named('NotAuthorizedException');
  late.message = 'Invalid session for the user, session is expired.';
  expect(identityMessage(late)).toBe('That took too long. Go back and log in again.');
});

test('an error keeps its name, which decides the next step of the widget', () => {
  expect(withCatalogueMessage(named('PasskeyNotSupported'))).toMatchObject({
    name: 'PasskeyNotSupported',
    message: 'This browser knows no passkeys. Log in with email and password.',
  });
  expect(identityMessage('no error at all')).toMatch(/try again/);
});
