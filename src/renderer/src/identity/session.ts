import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signOut as leavePool } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import type { Result } from '#shared/result.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { useAuth } from '../app/state/auth.ts';
import { resourcesConfig } from './resources-config.ts';
import { siteConfig } from './site-config.ts';
import { userOfSession } from './user-of-session.ts';

let opened: Promise<Result<SiteConfig>> | undefined;

/** Tells Amplify which pool to use and finds out who is signed in; from then on the client state follows the pool. */
export function openSession(): Promise<Result<SiteConfig>> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Result<SiteConfig>> {
  const config = await siteConfig();
  if (!config.ok) {
    opened = undefined;
    useAuth.getState().setUser(null);
    return config;
  }
  Amplify.configure(resourcesConfig(config.value.identity, location.origin));
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedOut') useAuth.getState().setUser(null);
    else if (payload.event === 'signedIn' || payload.event === 'tokenRefresh') void readUser(config.value);
    // What the pool refuses to renew is over; without a network it may go on later.
    else if (payload.event === 'tokenRefresh_failure' && payload.data.error?.name !== 'NetworkError') void signOut();
  });
  await readUser(config.value);
  return config;
}

/** Takes over into the client state who the pool says is signed in. */
export async function readUser({ adminEmails }: SiteConfig): Promise<void> {
  const { setUser } = useAuth.getState();
  try {
    const { tokens } = await fetchAuthSession();
    setUser(
      tokens
        ? userOfSession({ access: tokens.accessToken.payload, id: tokens.idToken?.payload ?? {} }, adminEmails)
        : null,
    );
  } catch {
    // Expired and not renewed: signed out, as far as the screens are concerned.
    setUser(null);
  }
}

/** Leaves the pool and this browser; what cannot be told to the pool is forgotten here all the same. */
export async function signOut(): Promise<void> {
  try {
    await leavePool();
  } finally {
    useAuth.getState().setUser(null);
  }
}
