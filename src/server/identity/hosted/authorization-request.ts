import type { HostedParts } from './hosted-parts.ts';
import { isRegistered, withAnswer } from './return-address.ts';
import { OWN_ACCOUNT } from '../tokens/issue-tokens.ts';

/** A client's authorization request to the hosted pages: sign a user in and redirect back with a code. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly codeChallenge: string;
  /** The client's own, returned unchanged. */
  readonly state?: string;
  readonly nonce?: string;
}

/** A valid request, or what to do instead: redirect to the client with an error, or show an error page. */
export type ReadRequest =
  | { readonly kind: 'accepted'; readonly request: AuthorizationRequest }
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'refused'; readonly message: string };

const SCOPES = ['openid', 'email', 'profile', 'phone', OWN_ACCOUNT];
/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;
/** A state may carry data of the client; servers on the way cut addresses longer than this. */
const MOST_CHARACTERS = 4096;

const refused = (message: string): ReadRequest => ({ kind: 'refused', message });

/**
 * Reads the query of `/oauth2/authorize` and `/login`. It never redirects before client and redirect address are
 * verified.
 */
export function readAuthorizationRequest(
  { identity, signInReturns }: Pick<HostedParts, 'identity' | 'signInReturns'>,
  query: URLSearchParams,
): ReadRequest {
  const names = [...query.keys()];
  if (new Set(names).size < names.length) return refused('The address names something twice.');
  const { clientId } = identity.config;
  if (query.get('client_id') !== clientId) return refused('The app that sent you here is not known to this studio.');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!isRegistered(redirectUri, signInReturns)) {
    return refused('The address to come back to is not registered with this studio.');
  }

  const given = query.get('state') ?? undefined;
  const state = given !== undefined && given.length > MOST_CHARACTERS ? undefined : given;
  const redirect = (error: string, why: string): ReadRequest => ({
    kind: 'redirect',
    address: withAnswer(redirectUri, { error, error_description: why, state }),
  });
  if (state !== given) return redirect('invalid_request', 'The state is too long.');
  if (query.get('response_type') !== 'code') return redirect('unsupported_response_type', 'Only code is answered.');
  const codeChallenge = query.get('code_challenge') ?? '';
  if (query.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(codeChallenge)) {
    return redirect('invalid_request', 'A code_challenge by S256 is required.');
  }
  const scopes = (query.get('scope') ?? SCOPES.join(' ')).split(' ').filter((scope) => scope !== '');
  if (scopes.length === 0 || scopes.some((scope) => !SCOPES.includes(scope))) {
    return redirect('invalid_scope', 'A scope is not known.');
  }
  // These pages keep no sign-in, so `prompt=none` can never succeed.
  if (query.get('prompt') === 'none') return redirect('login_required', 'Nobody is signed in here.');
  const nonce = query.get('nonce') ?? undefined;
  if (nonce !== undefined && nonce.length > MOST_CHARACTERS)
    return redirect('invalid_request', 'The nonce is too long.');
  const more = { ...(state === undefined ? {} : { state }), ...(nonce === undefined ? {} : { nonce }) };
  return {
    kind: 'accepted',
    request: { clientId, redirectUri, scope: [...new Set(scopes)].join(' '), codeChallenge, ...more },
  };
}

/** Writes a request as a query, for the next page. */
export function queryOf({ clientId, redirectUri, codeChallenge, ...same }: AuthorizationRequest): URLSearchParams {
  return new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    ...same,
  });
}
