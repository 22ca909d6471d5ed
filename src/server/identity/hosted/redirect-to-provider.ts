import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import type { Provider, AuthorizationSecrets } from '../federation/provider.ts';
import { randomText } from '../federation/random-text.ts';
import { countAttemptFrom } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { browserOf } from './browser-cookie.ts';
import type { HostedParts } from './hosted-parts.ts';
import { answerMessage } from './page-frame.ts';
import { callbackPathOf } from '../http/hosted-paths.ts';
import { redirectWithProblem } from './redirect-with-problem.ts';
import { keepSignInState } from './sign-in-state.ts';

/** As long as PKCE allows, and a state that nobody guesses. */
const VERIFIER_CHARACTERS = 128;
const STATE_CHARACTERS = 32;

/** Redirects a user to a provider, and stores what the callback must match; the browser's cookie is its other half. */
export async function redirectToProvider(
  c: Context<StudioBindings>,
  parts: HostedParts,
  provider: Provider,
  request: AuthorizationRequest,
) {
  const { identity } = parts;
  if (!(await countAttemptFrom(identity, identityLimits.redirectsFromAddress, c.env.clientAddress))) {
    return answerMessage(c, 429, 'Too many tries came from this address. Wait some minutes, then try again.');
  }
  const secrets: AuthorizationSecrets = {
    state: randomText(identity.random, STATE_CHARACTERS),
    nonce: randomText(identity.random, STATE_CHARACTERS),
    verifier: randomText(identity.random, VERIFIER_CHARACTERS),
  };
  const started = await provider.start(c.env.origin + callbackPathOf(provider.name), secrets);
  if (!started.ok) return redirectWithProblem(c, parts, provider, request, started.problem);
  const browser = browserOf(c, provider.answersByForm ? 'state-by-form' : 'state', identity.random);
  await keepSignInState(identity, provider.name, browser, { secrets, request });
  c.header('cache-control', 'no-store');
  return c.redirect(started.value.href, 303);
}
