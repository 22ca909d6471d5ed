import { timingSafeEqual } from 'node:crypto';
import type { Provider, TripSecrets } from '../federation/provider.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

/** What somebody set out to a provider with. */
export interface Trip {
  readonly secrets: TripSecrets;
  readonly request: AuthorizationRequest;
}

/** Somebody may have to look for their telephone first. */
const TRIP_LIFE_MS = 15 * 60_000;

const markOf = ({ box }: Pick<IdentityContext, 'box'>, text: string) =>
  box.mark('provider-trip', text).toString('base64url');

/** Keeps a trip until the provider answers. */
export async function keepTrip(
  identity: IdentityContext,
  provider: Provider['name'],
  browser: string,
  trip: Trip,
): Promise<void> {
  const stateHash = markOf(identity, `state:${trip.secrets.state}`);
  await identity.db
    .insertInto('providerTrips')
    .values({
      stateHash,
      provider,
      browserHash: markOf(identity, `browser:${browser}`),
      sealedTrip: identity.box.seal('provider-trip', stateHash, JSON.stringify(trip)),
      expiresAtMs: identity.clock() + TRIP_LIFE_MS,
    })
    .execute();
}

/** The trip that an answer belongs to, once: to this provider, from this browser, not long ago. */
export async function takeTrip(
  identity: IdentityContext,
  provider: Provider['name'],
  browser: string | undefined,
  state: string,
): Promise<Trip | undefined> {
  const stateHash = markOf(identity, `state:${state}`);
  const kept = await identity.db
    .deleteFrom('providerTrips')
    .where('stateHash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
  if (kept === undefined || browser === undefined) return undefined;
  const isSameBrowser = timingSafeEqual(
    Buffer.from(kept.browserHash),
    Buffer.from(markOf(identity, `browser:${browser}`)),
  );
  if (!isSameBrowser || kept.provider !== provider || kept.expiresAtMs <= identity.clock()) return undefined;
  const opened = identity.box.open('provider-trip', stateHash, kept.sealedTrip);
  return opened === undefined ? undefined : (JSON.parse(opened) as Trip);
}
