import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { fail } from '#shared/result.ts';
import type { ProviderProblem } from './provider.ts';

/** Error codes for a cancelled sign-in: that of RFC 6749, and Apple's own. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** Clients of Cognito show the message as it is; the first is Cognito's wording. */
export function providerProblem(code: ProviderProblem['code'], title: string, detail: string) {
  const words = {
    cancelled: ['User cancelled OAuth flow.', 'Log in again when you like.'],
    provider_unreachable: [`${title} does not answer.`, 'Try again in some minutes, or log in with e-mail.'],
    provider_refused: [`Logging in through ${title} did not work.`, 'Try again, or log in with e-mail.'],
  } as const;
  const [message, remedy] = words[code];
  return fail<ProviderProblem>({ code, message, remedy, detail });
}

/** Turns an error of the library into a problem. */
export function providerProblemOf(error: unknown, title: string) {
  if (!(error instanceof Error)) return providerProblem('provider_refused', title, String(error));
  if (error instanceof AuthorizationResponseError) {
    return providerProblem(CANCELLED.has(error.error) ? 'cancelled' : 'provider_refused', title, error.error);
  }
  if (error instanceof ResponseBodyError) return providerProblem('provider_refused', title, error.error);
  const isUnreachable = causesOf(error).some(
    ({ name, message }) => name === 'TimeoutError' || message === 'fetch failed',
  );
  const detail = causesOf(error).map(({ message }) => message);
  return providerProblem(isUnreachable ? 'provider_unreachable' : 'provider_refused', title, detail.join(': '));
}

/** `fetch` reports every failed connection alike, and the library wraps its error: the reason is in the causes. */
const causesOf = (error: Error): readonly Error[] => [
  error,
  ...(error.cause instanceof Error ? causesOf(error.cause) : []),
];
