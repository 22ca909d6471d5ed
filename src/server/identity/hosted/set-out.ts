import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import type { Provider, TripSecrets } from '../federation/provider.ts';
import { randomText } from '../federation/random-text.ts';
import { countAttemptFrom, limits } from '../limits/count-attempts.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { browserOf } from './browser-cookie.ts';
import type { HostedParts } from './hosted-parts.ts';
import { answerMessage } from './page-frame.ts';
import { answerPathOf } from './paths.ts';
import { leadBackWith } from './provider-failed.ts';
import { keepTrip } from './trips.ts';

/** The specification's. */
const VERIFIER_CHARACTERS = 128;
const STATE_CHARACTERS = 32;

/** Sends somebody to a provider. What has to fit when they come back is kept here, but for what the browser is known by. */
export async function setOut(
  c: Context<StudioBindings>,
  parts: HostedParts,
  provider: Provider,
  request: AuthorizationRequest,
) {
  const { identity } = parts;
  if (!(await countAttemptFrom(identity, limits.tripsFromAddress, c.env.clientAddress))) {
    return answerMessage(c, 429, 'Too many tries came from this address. Wait some minutes, then try again.');
  }
  const secrets: TripSecrets = {
    state: randomText(identity.random, STATE_CHARACTERS),
    nonce: randomText(identity.random, STATE_CHARACTERS),
    verifier: randomText(identity.random, VERIFIER_CHARACTERS),
  };
  const started = await provider.start(c.env.origin + answerPathOf(provider.name), secrets);
  if (!started.ok) return leadBackWith(c, parts, provider, request, started.problem);
  const browser = browserOf(c, provider.answersByForm ? 'trip-by-form' : 'trip', identity.random);
  await keepTrip(identity, provider.name, browser, { secrets, request });
  c.header('cache-control', 'no-store');
  return c.redirect(started.value.href, 303);
}
