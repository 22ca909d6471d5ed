import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import type { Provider, ProviderProblem } from '../federation/provider.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import type { HostedParts } from './hosted-parts.ts';
import { withAnswer } from './return-address.ts';

/** RFC 6749's error codes. */
const ERRORS = {
  cancelled: 'access_denied',
  provider_unreachable: 'temporarily_unavailable',
  provider_refused: 'server_error',
} as const satisfies Readonly<Record<ProviderProblem['code'], string>>;

/**
 * Redirects to the client with an error after a failed sign-in through a provider. The operator gets a notice, unless
 * the user cancelled.
 */
export function redirectWithProblem(
  c: Context<StudioBindings>,
  { notice }: Pick<HostedParts, 'notice'>,
  { title }: Pick<Provider, 'title'>,
  { redirectUri, state }: AuthorizationRequest,
  { code, message, detail }: ProviderProblem,
) {
  if (code !== 'cancelled') notice(`Signing in through ${title} failed: ${detail}`);
  c.header('cache-control', 'no-store');
  return c.redirect(withAnswer(redirectUri, { error: ERRORS[code], error_description: message, state }), 303);
}
