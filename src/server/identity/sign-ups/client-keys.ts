import type { IdentityContext } from '../identity-context.ts';
import type { SignUp } from './sign-up.ts';

/** Windows in which one sign-up was made again, each of which says it by a key of its own; the oldest is forgotten. */
const MOST_KEYS = 5;

/** What is kept of a client's key: what was read in the database confirms no sign-up. */
const hashOf = ({ box }: Pick<IdentityContext, 'box'>, clientKey: string): string =>
  box.mac('sign-up', `client-key:${clientKey}`).toString('base64url');

/** The column of keys with one more, if a client gives one; the newest first. */
export function withClientKey(
  identity: Pick<IdentityContext, 'box'>,
  clientKeyHashes: string,
  clientKey: string | undefined,
): string {
  if (clientKey === undefined) return clientKeyHashes;
  const kept = clientKeyHashes.split(' ').filter((hash) => hash !== '');
  return [...new Set([hashOf(identity, clientKey), ...kept])].slice(0, MOST_KEYS).join(' ');
}

/** Whether a client gave this key when it signed up. */
export const hasClientKey = (
  identity: Pick<IdentityContext, 'box'>,
  { clientKeyHash }: Pick<SignUp, 'clientKeyHash'>,
  clientKey: string,
): boolean => clientKeyHash.split(' ').includes(hashOf(identity, clientKey));
