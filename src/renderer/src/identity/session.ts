import { Amplify } from 'aws-amplify';
import { type AuthTokens, fetchAuthSession, signOut as leavePool } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import type { Result } from '#shared/result.ts';
import type { SiteConfig } from '#shared/site/site-config.ts';
import { provideTokens } from '../api/token-source.ts';
import { fetchEndpoint } from '../api/configured-endpoint.ts';
import { fetchSiteConfig } from '../api/site-config.ts';
import { useAuth } from '../state/auth.ts';
import { followTrial } from '../state/trial/follow-trial.ts';
import { resourcesConfig } from './resources-config.ts';
import { redirectProblem, useRedirectFailure } from './redirect-failure.ts';
import { platform } from '../lib/platform/platform.ts';
import { clientStorage } from './client-storage.ts';
import { forgetInBrowser } from './forget-browser.ts';
import { isSessionOver } from './is-session-over.ts';
import { rememberLogIn } from './log-in-first/known-browser.ts';
import { userOfSession } from './user-of-session.ts';

let opened: Promise<Result<SiteConfig>> | undefined;

/** Configures Amplify for the studio's pool and reads who is signed in; from then on the client state follows the pool. */
export function openSession(): Promise<Result<SiteConfig>> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Result<SiteConfig>> {
  const config = await fetchSiteConfig();
  if (!config.ok) {
    opened = undefined;
    useAuth.getState().setUser(null);
    return config;
  }
  isOtherPool = config.value.identity.endpoint?.startsWith('/') !== true;
  const redirectFailed = new Promise<void>((failed) => {
    Hub.listen('auth', ({ payload }) => {
      if (payload.event !== 'signInWithRedirect_failure') return;
      useRedirectFailure.setState({ problem: redirectProblem(payload.data.error) });
      failed();
    });
  });
  // It warns of every pool that is not at Amazon, as if its address were a mistake; the embedded one never is.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure(resourcesConfig(config.value.identity, location.origin));
  ConsoleLogger.LOG_LEVEL = null;
  // After `configure`, which resets the storage to the page's own.
  if (platform.tokens) cognitoUserPoolsTokenProvider.setKeyValueStorage(clientStorage(platform.tokens));
  provideTokens({
    current: async () => (await fetchAuthSession()).tokens?.accessToken.toString(),
    // Where the pool refuses, the session was ended elsewhere, and the screens sign out by themselves.
    renewed: async () => (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.toString(),
  });
  followTrial(async () => {
    const accessToken = (await currentTokens())?.accessToken.toString();
    return accessToken === undefined ? undefined : fetchEndpoint(config.value.trial.endpoint, { accessToken });
  });
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedOut') forgetUser();
    else if (payload.event === 'signedIn' || payload.event === 'tokenRefresh') void readUser(config.value);
    // A session that the pool refuses to renew is over; without a network it may go on later.
    else if (payload.event === 'tokenRefresh_failure' && isSessionOver(payload.data.error)) void signOut();
  });
  // Another window of this browser has logged somebody in or out: its tokens are this one's, too.
  addEventListener('storage', ({ key }) => {
    if (key === null || key.endsWith('.accessToken')) void readUser(config.value);
  });
  // Reading tokens while a redirect fails may hang for minutes: Amplify releases its waiters before it clears the pending
  // redirect, and a call in between waits in vain. A second call answers.
  await Promise.race([readUser(config.value), redirectFailed.then(() => readUser(config.value))]);
  return config;
}

/** Counts sign-outs: reading tokens from a keychain takes time, and a sign-out may come first. */
let signOuts = 0;

/** Whether the accounts are in another pool than the studio's own. */
let isOtherPool = false;

function forgetUser(): void {
  signOuts += 1;
  forgetInBrowser(isOtherPool);
  useAuth.getState().setUser(null);
}

/** Copies the user of the pool's session into the client state. */
export async function readUser({ adminEmails }: SiteConfig): Promise<void> {
  const before = signOuts;
  const tokens = await currentTokens();
  // The tokens were read before a sign-out: their user is gone.
  if (before !== signOuts) return;
  const user = tokens
    ? userOfSession({ access: tokens.accessToken.payload, id: tokens.idToken?.payload ?? {} }, adminEmails)
    : null;
  if (user !== null) rememberLogIn();
  useAuth.getState().setUser(user);
}

async function currentTokens(): Promise<AuthTokens | null | undefined> {
  try {
    return (await fetchAuthSession()).tokens;
  } catch (error) {
    // Expired and refused: signed out. Expired and offline: the user keeps what needs no server.
    return isSessionOver(error) ? null : cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  }
}

/** Signs out of the pool and of this browser; of this browser even when the pool can't be reached. */
export async function signOut(): Promise<void> {
  try {
    await leavePool();
  } finally {
    forgetUser();
  }
}
