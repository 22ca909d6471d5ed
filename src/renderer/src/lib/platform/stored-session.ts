/** How the pool's client (Amplify) begins the names of what it stores of a sign-in, also while a redirect is under way. */
const STORED_BY_POOL = 'CognitoIdentityServiceProvider.';

/**
 * Whether somebody may be signed in here: the browser stores something of a sign-in, or the desktop has a keychain, which
 * only the pool's client reads. Where neither is so, nobody is, and no answer has to be waited for.
 */
export function mayHaveSession(): boolean {
  if ('platform' in globalThis) return true;
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(STORED_BY_POOL));
  } catch {
    // A browser without storage for this site keeps no session.
    return false;
  }
}
