import { redirectFailed } from './redirect-failure.ts';

/** What an error of Amplify or of the pool means to a jeweller, and what to do. */
interface IdentityMessage {
  readonly message: string;
  readonly remedy: string;
}

const again = 'Log in again.';
const otherWay = 'Log in with email and password.';

/**
 * The errors of signing in that Amplify names. Others carry a message of the pool, which the form shows as it is.
 */
export const identityErrors = {
  EmptyTokenStoreException: { message: 'You are logged out.', remedy: again },
  EmptyTokenRefresherException: { message: 'Your session cannot be renewed here.', remedy: again },
  InvalidTokens: { message: 'Your session is damaged.', remedy: again },
  SignInException: { message: 'Logging in did not work.', remedy: 'Try once more.' },
  OAuthSignInError: redirectFailed,
  PasskeyNotSupported: { message: 'This browser knows no passkeys.', remedy: otherWay },
  PasskeyAlreadyExists: { message: 'This device has a passkey already.', remedy: 'Log in with it.' },
  InvalidPasskeyRegistrationOptions: { message: 'The passkey could not be set up.', remedy: otherWay },
  InvalidPasskeyAuthenticationOptions: { message: 'The passkey was not accepted.', remedy: otherWay },
  RelyingPartyMismatch: { message: 'This passkey belongs to another site.', remedy: 'Check the address of this page.' },
  PasskeyRegistrationFailed: { message: 'The passkey could not be set up.', remedy: 'Try once more.' },
  PasskeyRetrievalFailed: { message: 'No passkey was found.', remedy: otherWay },
  PasskeyRegistrationCanceled: { message: 'Setting up the passkey was cancelled.', remedy: 'Try once more.' },
  PasskeyAuthenticationCanceled: { message: 'Logging in with the passkey was cancelled.', remedy: 'Try once more.' },
  PasskeyOperationAborted: { message: 'The passkey was interrupted.', remedy: 'Try once more.' },
} as const satisfies Readonly<Record<string, IdentityMessage>>;

/** The pool's message when a step took longer than three minutes; the error has no name of its own. */
const TOOK_TOO_LONG = /session is expired/;

/** The text for an error of signing in: the catalogue's, or the pool's own message. */
export function identityMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong. Please try again.';
  if (TOOK_TOO_LONG.test(error.message)) return 'That took too long. Go back and log in again.';
  if (!Object.hasOwn(identityErrors, error.name)) return error.message;
  const { message, remedy } = identityErrors[error.name as keyof typeof identityErrors];
  return `${message} ${remedy}`;
}

/** Replaces the message of an error by the catalogue's, where there is one; the name stays. */
export function withCatalogueMessage(error: unknown): unknown {
  if (error instanceof Error) error.message = identityMessage(error);
  return error;
}
