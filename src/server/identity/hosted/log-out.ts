import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import type { HostedParts } from './hosted-parts.ts';
import { answerMessage } from './page-frame.ts';
import { LOGIN_PATH } from '../http/hosted-paths.ts';
import { isRegistered } from './return-address.ts';

/**
 * `/logout`. These pages keep no sign-in, and the client has already ended the session; so this only redirects, to a
 * registered address or to another sign-in.
 */
export function redirectAfterLogOut(c: Context<StudioBindings>, { identity, signOutReturns }: HostedParts) {
  const query = new URL(c.req.url).searchParams;
  const addresses = query.getAll('logout_uri');
  const [address] = addresses;
  if (query.get('client_id') !== identity.config.clientId || addresses.length > 1) {
    return answerMessage(c, 400, 'The app that sent you here is not known to this studio.');
  }
  c.header('cache-control', 'no-store');
  if (address === undefined && query.has('redirect_uri')) return c.redirect(`${LOGIN_PATH}?${query.toString()}`, 303);
  if (address !== undefined && isRegistered(address, signOutReturns)) return c.redirect(address, 303);
  return answerMessage(c, 400, 'You are signed out. The address to go to is not registered with this studio.');
}
