import { timingSafeEqual } from 'node:crypto';
import type { AuthorizationSecrets, Provider } from '../federation/provider.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

/**
 * A sign-in through a provider, stored until the provider calls back: OAuth's `state`, its secrets, and the client's
 * request.
 */
export interface SignInState {
  readonly secrets: AuthorizationSecrets;
  readonly request: AuthorizationRequest;
}

/** Users may have to look for their phone first. */
const STATE_LIFE_MS = 15 * 60_000;

const hashOf = ({ box }: Pick<IdentityContext, 'box'>, text: string) =>
  box.mac('sign-in-state', text).toString('base64url');

/** Stores a sign-in until the provider calls back. */
export async function keepSignInState(
  identity: IdentityContext,
  provider: Provider['name'],
  browser: string,
  kept: SignInState,
): Promise<void> {
  const stateHash = hashOf(identity, `state:${kept.secrets.state}`);
  await identity.db
    .insertInto('signInStates')
    .values({
      stateHash,
      provider,
      browserHash: hashOf(identity, `browser:${browser}`),
      sealedState: identity.box.seal('sign-in-state', stateHash, JSON.stringify(kept)),
      expiresAtMs: identity.clock() + STATE_LIFE_MS,
    })
    .execute();
}

/** Takes the sign-in of a callback, once: of this provider, in this browser, and not expired. */
export async function takeSignInState(
  identity: IdentityContext,
  provider: Provider['name'],
  browser: string | undefined,
  state: string,
): Promise<SignInState | undefined> {
  const stateHash = hashOf(identity, `state:${state}`);
  const kept = await identity.db
    .deleteFrom('signInStates')
    .where('stateHash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
  if (kept === undefined || browser === undefined) return undefined;
  const isSameBrowser = timingSafeEqual(
    Buffer.from(kept.browserHash),
    Buffer.from(hashOf(identity, `browser:${browser}`)),
  );
  if (!isSameBrowser || kept.provider !== provider || kept.expiresAtMs <= identity.clock()) return undefined;
  const opened = identity.box.open('sign-in-state', stateHash, kept.sealedState);
  return opened === undefined ? undefined : (JSON.parse(opened) as SignInState);
}
