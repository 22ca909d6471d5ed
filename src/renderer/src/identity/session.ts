import { Amplify } from 'aws-amplify';
import { type AuthTokens, fetchAuthSession, signOut as leavePool } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import type { Result } from '#shared/result.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { provideTokens } from '../api/token-source.ts';
import { fetchEndpoint } from '../api/configured-endpoint.ts';
import { fetchSiteConfig } from '../api/site-config.ts';
import { useAuth } from '../state/auth.ts';
import { followTrial } from '../state/trial/follow-trial.ts';
import { resourcesConfig } from './resources-config.ts';
import { redirectProblem, useRedirectFailure } from './redirect-failure.ts';
import { platform } from '../lib/platform/platform.ts';
import { clientStorage } from './client-storage.ts';
import { isSessionOver } from './is-session-over.ts';
import { userOfSession } from './user-of-session.ts';

let opened: Promise<Result<SiteConfig>> | undefined;

/** Tells Amplify which pool to use and finds out who is signed in; from then on the client state follows the pool. */
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
  const redirectFailed = new Promise<void>((failed) => {
    Hub.listen('auth', ({ payload }) => {
      if (payload.event !== 'signInWithRedirect_failure') return;
      useRedirectFailure.setState({ problem: redirectProblem(payload.data.error) });
      failed();
    });
  });
  Amplify.configure(resourcesConfig(config.value.identity, location.origin));
  // After `configure`, which puts the page's own storage back.
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
    // What the pool refuses to renew is over; without a network it may go on later.
    else if (payload.event === 'tokenRefresh_failure' && isSessionOver(payload.data.error)) void signOut();
  });
  // Who asks for tokens while a redirect fails may be held for minutes (Amplify lets its waiters go before it forgets
  // the redirect, so that one may begin to wait in between). Asked again, it answers.
  await Promise.race([readUser(config.value), redirectFailed.then(() => readUser(config.value))]);
  return config;
}

/** How often somebody left: tokens take their time to be read from a keychain, and leaving may come first. */
let signOuts = 0;

function forgetUser(): void {
  signOuts += 1;
  useAuth.getState().setUser(null);
}

/** Takes over into the client state who the pool says is signed in. */
export async function readUser({ adminEmails }: SiteConfig): Promise<void> {
  const before = signOuts;
  const tokens = await currentTokens();
  // Read before somebody left, and only now here: whoever it says is gone.
  if (before !== signOuts) return;
  useAuth
    .getState()
    .setUser(
      tokens
        ? userOfSession({ access: tokens.accessToken.payload, id: tokens.idToken?.payload ?? {} }, adminEmails)
        : null,
    );
}

async function currentTokens(): Promise<AuthTokens | null | undefined> {
  try {
    return (await fetchAuthSession()).tokens;
  } catch (error) {
    // Expired and refused: over. Expired and nobody there to ask: whoever was here goes on with what needs no server.
    return isSessionOver(error) ? null : cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  }
}

/** Leaves the pool and this browser; what cannot be told to the pool is forgotten here all the same. */
export async function signOut(): Promise<void> {
  try {
    await leavePool();
  } finally {
    forgetUser();
  }
}
